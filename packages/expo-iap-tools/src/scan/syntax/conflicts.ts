/** The lines of a conflict, from its first mark to its last. */
export type Conflict = {readonly first: number; readonly last: number};

/** Makes the marks that a merge left in a file blank, so that both sides can be read at their places. */
export function blankConflicts(text: string): {
  readonly text: string;
  readonly conflicts: readonly Conflict[];
} {
  const conflicts: Conflict[] = [];
  const lines = text.split('\n');
  let marks: number[] = [];
  for (const [index, line] of lines.entries()) {
    const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/.exec(line)?.[0][0];
    if (mark === '<') marks = [index];
    else if (mark !== undefined && marks.length > 0) marks.push(index);
    if (mark !== '>' || marks.length === 0) continue;
    conflicts.push({first: (marks[0] ?? index) + 1, last: index + 1});
    for (const at of marks) lines[at] = ' '.repeat(lines[at]?.length ?? 0);
    marks = [];
  }
  return {text: conflicts.length > 0 ? lines.join('\n') : text, conflicts};
}
