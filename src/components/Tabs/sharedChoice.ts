import {choiceInSearch} from './choiceInSearch.ts';
import {choiceKey, readChoice} from './readChoice.ts';
import {rememberChoice} from './rememberChoice.ts';

const CHANGED = 'expo-iap-docs:tab';
/** Choices of this visit, for browsers that keep nothing. */
const visit = new Map<string, string>();

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

/** Calls back when the choice of a kind may have changed; returns the way to stop. */
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

function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
