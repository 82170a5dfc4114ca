/** The edit distance of two words, in letters added, left out, replaced or swapped with the next (Damerau-Levenshtein). */
export function editDistance(from: string, to: string): number {
  return distances(from, to).at(-1) ?? 0;
}

/** The edit distance of a word and the start of another that fits best; the search continues with what is typed later. */
export function editDistanceToPrefix(word: string, other: string, limit: number): number {
  return Math.min(...distances(word, other.slice(0, word.length + limit), limit));
}

/** The part of two words that is alike: 1 for the same, 0 for nothing in common. */
export function similarity(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - editDistance(left, right) / longest;
}

/** The name that differs least from a wanted one; undefined when none is near enough to be meant. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let best: {name: string; distance: number} | undefined;
  const limit = Math.max(2, wanted.length / 2);
  for (const name of names) {
    // Such a name is never near enough, and a whole log was given for a name.
    if (Math.abs(name.length - wanted.length) > limit) continue;
    const most = best === undefined ? limit : best.distance - 1;
    const distance = distances(wanted.toLowerCase(), name.toLowerCase(), most).at(-1) ?? 0;
    if (best === undefined || distance < best.distance) best = {name, distance};
  }
  // A name of two letters is two slips from any other word.
  return best && best.distance <= limit && best.distance < best.name.length ? best.name : undefined;
}

/** The distances of a word to every start of another, from the empty one to the whole; those above a limit may be larger. */
function distances(word: string, other: string, limit = Infinity): readonly number[] {
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({length: other.length + 1}, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const letter = word[row - 1];
      const isSwap = letter === other[column - 2] && word[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          at(previous, column - 1) + (letter === other[column - 1] ? 0 : 1),
          row > 1 && column > 1 && isSwap ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    // No row below has less, and most words differ at the start.
    if (row > limit && Math.min(...current) > limit) return [Infinity];
    before = previous;
    previous = current;
  }
  return previous;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
