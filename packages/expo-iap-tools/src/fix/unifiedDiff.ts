/** A line of two texts: the same in both, removed or added. */
type LineChange = {readonly sign: ' ' | '-' | '+'; readonly line: string};

/** How many unchanged lines surround a change. */
const CONTEXT = 3;

/** Two texts as a diff that "git apply" and "patch -p1" understand. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const changes = changesBetween(linesOf(before), linesOf(after));
  const hunks = hunksIn(changes).map(([first, last]) => writeHunk(changes, first, last));
  return `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
}

/** The lines with their ends, so that the last one shows whether it has one. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Compares two texts line by line; a correction changes few of them, and these are close together. */
function changesBetween(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  const add = (sign: LineChange['sign'], lines: readonly string[]): void => {
    for (const line of lines) changes.push({sign, line});
  };
  let [x, y] = [0, 0];
  while (x < before.length || y < after.length) {
    const [toX, toY] = nextEqual(before, x, after, y);
    add('-', before.slice(x, toX));
    add('+', after.slice(y, toY));
    add(' ', before.slice(toX, toX + 1));
    [x, y] = [toX + 1, toY + 1];
  }
  return changes;
}

/** The nearest places at which both texts have the same line; their ends where there is none. */
function nextEqual(
  before: readonly string[],
  x: number,
  after: readonly string[],
  y: number,
): readonly [number, number] {
  const most = before.length - x + after.length - y;
  for (let passed = 0; passed < most; passed += 1)
    for (let removed = 0; removed <= passed; removed += 1) {
      const [toX, toY] = [x + removed, y + passed - removed];
      if (toX < before.length && before[toX] === after[toY]) return [toX, toY];
    }
  return [before.length, after.length];
}

/** First and last place of each group of changes that are close together. */
function hunksIn(changes: readonly LineChange[]): readonly (readonly [number, number])[] {
  const hunks: [number, number][] = [];
  for (const [at, {sign}] of changes.entries()) {
    if (sign === ' ') continue;
    const hunk = hunks.at(-1);
    if (hunk && at - hunk[1] <= 2 * CONTEXT) hunk[1] = at;
    else hunks.push([at, at]);
  }
  return hunks.map(([first, last]) => [
    Math.max(0, first - CONTEXT),
    Math.min(changes.length - 1, last + CONTEXT),
  ]);
}

function writeHunk(changes: readonly LineChange[], first: number, last: number): string {
  const shown = changes.slice(first, last + 1);
  const range = (without: '-' | '+'): string => {
    const isOfSide = ({sign}: LineChange): boolean => sign !== without;
    const count = shown.filter(isOfSide).length;
    const start = changes.slice(0, first).filter(isOfSide).length;
    return `${count === 0 ? start : start + 1},${count}`;
  };
  const lines = shown.map(({sign, line}) =>
    line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`,
  );
  return `@@ -${range('+')} +${range('-')} @@\n${lines.join('')}`;
}
