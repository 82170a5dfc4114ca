import {distanceToStart} from '../../site/wordDistance.ts';

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
