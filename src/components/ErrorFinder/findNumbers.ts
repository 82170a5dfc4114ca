const PLAY = [
  /(?:response[\s_]?code|billing[\s_]?(?:response|result)(?:[\s_]?code)?)[^\w-]{0,4}(-?\d{1,3})\b(?!\.\d)/gi,
  /\bplay(?:\s+(?:billing|store))?\s+(?:error|response|code|number)[^\w-]{0,3}(-?\d{1,3})\b/gi,
];
const ALONE = /^[^\w-]*(?:(?:error|err|code|number|status|errorcode)\b[^\w-]*)*(-?\d{1,3})[^\w]*$/i;
const NAMED =
  /\b(?:error[\s_]?code|code|error)["']?\s{0,3}[:=#(]?\s{0,3}["']?(-?\d{1,2})\b(?![.:\d])/gi;

/** Numbers that a text gives as answers of Play. */
export function findPlayNumbers(text: string): readonly number[] {
  return unique(PLAY.flatMap((pattern) => [...text.matchAll(pattern)]));
}

/** Numbers that a text calls a code without saying whose, or that are the whole text. */
export function findBareNumbers(text: string): readonly number[] {
  const alone = ALONE.exec(text.trim());
  return unique(alone ? [alone] : [...text.matchAll(NAMED)]);
}

function unique(matches: readonly RegExpMatchArray[]): readonly number[] {
  return [...new Set(matches.map(([, digits]) => Number(digits)))];
}
