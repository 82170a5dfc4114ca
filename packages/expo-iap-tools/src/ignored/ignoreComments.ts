/** A comment that asks to leave out a finding, as it is written. */
export type IgnoreComment = {
  /** Counted from 1, like the line that it is about. */
  readonly line: number;
  readonly column: number;
  readonly target: number;
  /** Both are empty where the comment lacks them. */
  readonly id: string;
  readonly reason: string;
};

const WORD = 'expo-iap-ignore';

/** A line with nothing but the comment. */
const IGNORES = new RegExp(`^\\s*(?://|\\{?\\s*/\\*)\\s*${WORD}(?![\\w-])(.*)$`);
const END = /\*\/\s*\}?\s*$/;

/** A line with another comment alone, such as one for ESLint, which has to be on the line before too. */
const REMARK = /^\s*(?:\/\/|\{?\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}?\s*$)/;

/** Finds the comments of a text that ask to leave out what the next line of code has. */
export function readIgnoreComments(text: string): readonly IgnoreComment[] {
  if (!text.includes(WORD)) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const rest = IGNORES.exec(line)?.[1];
    if (rest === undefined) return [];
    const [head = '', ...reason] = rest.replace(END, '').split(':');
    const next = lines.findIndex((each, at) => at > index && !REMARK.test(each));
    return {
      ...{line: index + 1, column: line.search(/\S/) + 1, target: next + 1},
      ...{id: head.trim().split(/\s/)[0] ?? '', reason: reason.join(':').trim()},
    };
  });
}

/** Why a comment leaves out nothing, whatever is found. */
export function faultOf({id, reason}: IgnoreComment): string | undefined {
  if (id === '')
    return `This comment ignores nothing, because it names no finding. Write \`${WORD} ID: why\`.`;
  if (reason === '')
    return `This comment ignores nothing, because it gives no reason. Write \`${WORD} ${id}: why\`.`;
  return undefined;
}
