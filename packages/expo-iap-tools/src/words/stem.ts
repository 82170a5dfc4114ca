const ENDING = /(?:ings?|ers?|ies|ied|e[ds]|[sy])$/;
/** What is left of a shorter word begins too many others. */
const SHORTEST = 4;

/** The start that the forms of a word share, as "install" and "installed"; a short word is its own. */
export function stemOf(word: string): string {
  const start = word.replace(ENDING, '').replace(/([^aeiou])\1$/, '$1');
  return start.length < SHORTEST ? word : start;
}
