const CHANGED = 'expo-iap-docs:tab';
/** Choices of this visit, for browsers that do not store anything. */
const visit = new Map<string, string>();

/** Where a choice can come from: the address, or an earlier visit. */
export type ChoiceSources = {
  /** Query of the page's address, for example `?platform=android`. */
  readonly search: string;
  /** Null when the browser gives no access to it. */
  readonly storage: Pick<Storage, 'getItem'> | null;
};

/** The tab that all groups of a kind should show; undefined means the first of each. */
export function sharedChoice(kind: string): string | undefined {
  const storage = openStorage();
  return readChoice(kind, {search: location.search, storage}) ?? visit.get(kind);
}

/** Makes a choice for all groups of a kind, in this page and in other windows. */
export function shareChoice(kind: string, tab: string): void {
  visit.set(kind, tab);
  rememberChoice(kind, tab, openStorage());
  const search = choiceInSearch(location.search, kind, tab);
  if (search !== location.search) {
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
  dispatchEvent(new CustomEvent(CHANGED, {detail: kind}));
}

/** Calls back when the choice of a kind may have changed; returns a function that stops it. */
export function followChoice(kind: string, onChange: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key === choiceKey(kind)) onChange();
  };
  addEventListener(CHANGED, onChange);
  addEventListener('popstate', onChange);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('popstate', onChange);
    removeEventListener('storage', onStorage);
  };
}

/** The tab that a reader wants to see; the address takes precedence over an earlier visit. */
export function readChoice(kind: string, {search, storage}: ChoiceSources): string | undefined {
  try {
    return new URLSearchParams(search).get(kind) ?? storage?.getItem(choiceKey(kind)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for the next visit, as far as the browser lets us. */
export function rememberChoice(
  kind: string,
  tab: string,
  storage: Pick<Storage, 'setItem'> | null,
): void {
  try {
    storage?.setItem(choiceKey(kind), tab);
  } catch {
    // Full or forbidden: the choice then lasts as long as the page.
  }
}

/** The query after a choice: a tab in the address changes with it, nothing else does. */
export function choiceInSearch(search: string, kind: string, tab: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(kind)) return search;
  query.set(kind, tab);
  return `?${query.toString()}`;
}

function choiceKey(kind: string): string {
  return `expo-iap-docs:tab:${kind}`;
}

function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
