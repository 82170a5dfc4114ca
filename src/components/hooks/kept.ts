/** What was kept in this visit, for browsers that do not store anything. */
const visit = new Map<string, string>();

/** What the reader's browser keeps under a name. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? visit.get(name);
  } catch {
    return visit.get(name);
  }
}

/** Keeps something for the next visit, as far as the browser lets us. */
export function keep(name: string, value: string): void {
  visit.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Full or forbidden: it then lasts as long as the visit.
  }
}

/** Calls back when another window may have changed it; returns a function that stops it. */
export function followKept(name: string, onChange: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key === name) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
