import {followKept, keep, kept} from '../hooks/kept.ts';

const CHANGED = 'expo-iap-docs:tab';

/** The tab that all groups of a kind should show; the address takes precedence, and undefined means the first of each. */
export function sharedChoice(kind: string): string | undefined {
  return new URLSearchParams(location.search).get(kind) ?? kept(choiceKey(kind));
}

/** Makes a choice for all groups of a kind, in this page and in other windows. */
export function shareChoice(kind: string, tab: string): void {
  keep(choiceKey(kind), tab);
  const search = choiceInSearch(location.search, kind, tab);
  if (search !== location.search) {
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
  dispatchEvent(new CustomEvent(CHANGED, {detail: kind}));
}

/** Calls back when the choice of a kind may have changed; returns a function that stops it. */
export function followChoice(kind: string, onChange: () => void): () => void {
  const stop = followKept(choiceKey(kind), onChange);
  addEventListener(CHANGED, onChange);
  addEventListener('popstate', onChange);
  return () => {
    stop();
    removeEventListener(CHANGED, onChange);
    removeEventListener('popstate', onChange);
  };
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
