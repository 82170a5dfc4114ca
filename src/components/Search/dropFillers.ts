const FILLERS = 'after an and are at do does for from in is it my of on the to was when with'.split(
  ' ',
);
const ENOUGH = 2;

/**
 * Leaves out single letters and words that stand in every sentence. Each word costs a part of the index, and a
 * section need not have them. An exact phrase, and a query of little else, stays whole.
 */
export function dropFillers(words: readonly string[]): readonly string[] {
  if (words[0]?.startsWith('"')) return words;
  const telling = words.filter((word) => word.length > 1 && !FILLERS.includes(word.toLowerCase()));
  return telling.length >= ENOUGH ? telling : words;
}
