/** Words this short are not searched for on their own. */
const SHORTEST = 3;

/** Says whether a word of a query begins a word of the index: an index that is whole has a hit for it. */
export function hasKnownWord(query: string, known: readonly string[]): boolean {
  return query
    .toLowerCase()
    .split(' ')
    .some((word) => word.length >= SHORTEST && known.some((entry) => entry.startsWith(word)));
}
