const SHORTEST = 4;

/** Replaces every word that no known word begins with by the closest known one, if one is close enough. */
export function correctWords(words: readonly string[], known: readonly string[]): string[] {
  return words.map((word) => {
    const plain = word.toLowerCase();
    if (plain.length < SHORTEST || !/^[a-z_]+$/.test(plain)) return word;
    if (known.some((candidate) => candidate.startsWith(plain))) return word;
    return closest(plain, known) ?? word;
  });
}

function closest(word: string, known: readonly string[]): string | undefined {
  const limit = word.length < 8 ? 1 : 2;
  const close = known
    .map((candidate) => ({candidate, distance: distanceToStart(word, candidate, limit)}))
    .filter(({distance}) => distance <= limit)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Math.abs(a.candidate.length - word.length) - Math.abs(b.candidate.length - word.length),
    );
  return close[0]?.candidate;
}

/** Number of typing mistakes (wrong, missing, additional or swapped letters) between a word and the start of another. */
function distanceToStart(word: string, other: string, limit: number): number {
  const start = other.slice(0, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({length: start.length + 1}, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= start.length; column++) {
      const same = word[row - 1] === start[column - 1];
      const swapped = word[row - 1] === start[column - 2] && word[row - 2] === start[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
