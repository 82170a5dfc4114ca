import {compareLines, type LineChange} from './compareLines.ts';

/** How many unchanged lines surround a change. */
const CONTEXT = 3;

/** Two texts as a diff that "git apply" and "patch -p1" understand. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const changes = compareLines(linesOf(before), linesOf(after));
  const hunks = hunksIn(changes).map(([first, last]) => writeHunk(changes, first, last));
  return `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
}

/** The lines with their ends, so that the last one shows whether it has one. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
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
