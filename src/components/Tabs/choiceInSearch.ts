/** The query after a choice: a tab that the address names follows the reader, nothing else changes. */
export function choiceInSearch(search: string, kind: string, tab: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(kind)) return search;
  query.set(kind, tab);
  return `?${query.toString()}`;
}
