const KEY = 'expo-iap-docs:healing';

/** The part of web storage that healing needs. */
export type FlagStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Says whether a failed page may reload itself: once per page, and never when that cannot be remembered.
 * The store comes as a function because blocked storage throws on mere access.
 */
export function healingStep(open: () => FlagStore, pathname: string): 'reload' | 'tell' {
  try {
    const store = open();
    if (store.getItem(KEY) === pathname) return 'tell';
    store.setItem(KEY, pathname);
    return store.getItem(KEY) === pathname ? 'reload' : 'tell';
  } catch {
    return 'tell';
  }
}

/** Forgets the failure after a page came alive. */
export function markHealed(open: () => FlagStore): void {
  try {
    open().removeItem(KEY);
  } catch {
    // Blocked storage never held the flag.
  }
}
