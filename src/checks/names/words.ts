/** A name inside inline code, with what surrounds it. */
export type CodeWord = {
  readonly name: string;
  /** Where it begins in the text. */
  readonly offset: number;
  /** What is before the dot. */
  readonly receiver?: string;
  /** Whether a parenthesis follows, so that it is a call. */
  readonly called: boolean;
};

// Text in quotes is a value, not a name; only error codes are looked for in it.
const QUOTED = /(["'`])(?!E_[A-Z_]+\1)[^"'`]*\1/g;
const WORD = /(?<![\w$])[A-Za-z_$][\w$]*/g;
const RECEIVER = /([A-Za-z_$][\w$]*)(?:\([^()]*\))?(?:\[[^[\]]*\])?[?!]?\.$/;

/** Reads the names out of a piece of inline code. */
export function readWords(code: string): CodeWord[] {
  const text = code.replaceAll(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return [...text.matchAll(WORD)].map(({0: name, index}) => {
    const before = text.slice(0, index);
    const called = /^(?:<[^<>()]*>)?\(/.test(text.slice(index + name.length));
    const receiver = before.endsWith('...') ? undefined : RECEIVER.exec(before)?.[1];
    if (receiver !== undefined) return {name, offset: index, receiver, called};
    return before.endsWith('.') && !before.endsWith('...')
      ? {name, offset: index, receiver: '', called}
      : {name, offset: index, called};
  });
}
