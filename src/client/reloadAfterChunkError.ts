const KEY = 'expo-iap-docs:healing';

/** The part of web storage that remembers a failure. */
export type FlagStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A script that fails before the page has hydrated leaves readable HTML that does not react.
 * Reload once, because a new deploy is the usual cause; after that, say so and let the reader retry.
 */
function handleFailure(failure: PromiseRejectionEvent): void {
  const {reason} = failure;
  if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  const {dataset} = document.documentElement;
  // Firefox and WebKit end what is on its way when the reader follows a link: nothing has failed, and to load again would take
  // the link back.
  if ('leaving' in dataset) return failure.preventDefault();
  if (dataset['hasHydrated'] === 'true') return;
  if (mayReload(() => window.sessionStorage, window.location.pathname))
    afterTyping(() => {
      // The script in the page (src/inline/reload.ts) does it without losing what was typed.
      document.dispatchEvent(new Event('keep-and-reload'));
    });
  // The page already contains the notice (src/components/notices/StartupNotices.tsx), which this mark shows.
  else dataset['loadFailed'] = 'true';
}

/** A reader who has typed nothing for so many milliseconds has paused. */
const QUIET = 600;

/**
 * Calls `act` at once, or when a reader who is typing in a field pauses: letters typed while the document is replaced
 * would be lost.
 */
export function afterTyping(act: () => void): void {
  if (!document.activeElement?.matches('input, textarea')) return act();
  let timer = setTimeout(end, QUIET);
  document.addEventListener('keydown', wait);
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(end, QUIET);
  }
  function end(): void {
    document.removeEventListener('keydown', wait);
    act();
  }
}

/**
 * Says whether a failed page may reload itself: once per page, and never when that cannot be remembered.
 * The store comes as a function because blocked storage throws on mere access.
 */
export function mayReload(open: () => FlagStore, pathname: string): boolean {
  try {
    const store = open();
    if (store.getItem(KEY) === pathname) return false;
    store.setItem(KEY, pathname);
    return store.getItem(KEY) === pathname;
  } catch {
    return false;
  }
}

/** Forgets the failure after a page has hydrated: the next failure may reload again. */
export function forgetFailure(open: () => FlagStore): void {
  try {
    open().removeItem(KEY);
  } catch {
    // Blocked storage never had the flag.
  }
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', handleFailure);

/** Docusaurus calls this once a page is shown. */
export function onRouteDidUpdate(): void {
  forgetFailure(() => window.sessionStorage);
}
