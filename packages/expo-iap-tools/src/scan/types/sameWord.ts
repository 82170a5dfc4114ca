/** Letters and digits of a text, without the mark of an older code. */
function lettersOf(text: string): string {
  return text
    .replace(/^E_/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}

/** The text that says the same in other letters: `in-app` for `inapp`, `user-cancelled` for `E_USER_CANCELLED`. */
export function sameWord(text: string, texts: Iterable<string>): string | undefined {
  const letters = lettersOf(text);
  return [...texts].find((each) => each !== text && lettersOf(each) === letters);
}
