/** Some lines of a file that begin where a statement at the top of it can begin. */
export type Piece = {
  readonly text: string;
  /** The first line, counted from 1. */
  readonly line: number;
  /** The index of its first character in the file. */
  readonly start: number;
};

/** What a statement begins with: no bracket that closes, no operator, no word that continues a statement. */
const BEGINS =
  /^(?!(?:as|catch|else|extends|finally|from|implements|in|of|satisfies)\b)[\w$@'"`([!/]/;

/** Splits a file at the lines that are indented least: there its statements begin, whatever is broken in one of them. */
export function splitPieces(text: string): readonly Piece[] {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const least = Math.min(...filled.map(indentOf));
  const pieces: Piece[] = [];
  let own: string[] = [];
  let at = {line: 1, start: 0};
  let start = 0;
  const finish = (): void => {
    const whole = own.join('\n').trimEnd();
    if (whole !== '') pieces.push({text: whole, ...at});
  };
  for (const [index, line] of lines.entries()) {
    if (indentOf(line) === least && BEGINS.test(line.slice(least))) {
      finish();
      own = [];
      at = {line: index + 1, start};
    }
    own.push(line);
    start += line.length + 1;
  }
  finish();
  return pieces;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
