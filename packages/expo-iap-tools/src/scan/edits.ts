import type {Node} from '@babel/types';
import type {CodeEdit} from './findings.ts';
import {lineAt, lineStarts} from './lines.ts';

/** Lines that a correction replaces. */
export type Hunk = {
  /** First line, counted from 1. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** The code of a node. */
export function codeOf({start, end}: Node, text: string): string {
  return text.slice(start ?? 0, end ?? 0);
}

/** Puts a text in the place of a node. */
export function replace({start, end}: Node, text: string): CodeEdit {
  return {start: start ?? 0, end: end ?? 0, text};
}

/** Puts a text between the quotes of a node. */
export function requote({start, end}: Node, text: string): CodeEdit {
  return {start: (start ?? 0) + 1, end: (end ?? 0) - 1, text};
}

/** Sorts edits and leaves out those that another one covers. */
function withoutOverlaps(edits: readonly CodeEdit[]): readonly CodeEdit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: CodeEdit[] = [];
  for (const edit of sorted) {
    const last = kept.at(-1);
    const isCovered =
      last && (edit.start < last.end || (edit.start === last.start && edit.end === last.end));
    if (!isCovered) kept.push(edit);
  }
  return kept;
}

/** Applies edits to a text. */
export function applyEdits(text: string, edits: readonly CodeEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of withoutOverlaps(edits)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Shows edits as replaced lines, in the order of the text. */
export function hunksOf(
  text: string,
  edits: readonly CodeEdit[],
  starts: readonly number[] = lineStarts(text),
): readonly Hunk[] {
  const groups: {first: number; last: number; edits: CodeEdit[]}[] = [];
  for (const edit of withoutOverlaps(edits)) {
    const [first, last] = [lineAt(starts, edit.start), lineAt(starts, edit.end)];
    const group = groups.at(-1);
    if (group && first <= group.last + 1) {
      group.last = Math.max(group.last, last);
      group.edits.push(edit);
    } else groups.push({first, last, edits: [edit]});
  }
  return groups.map(({first, last, edits: own}) => {
    const start = starts[first] ?? 0;
    const end = starts[last + 1] === undefined ? text.length : (starts[last + 1] ?? 0) - 1;
    const before = text.slice(start, end);
    const moved = own.map((edit) => ({...edit, start: edit.start - start, end: edit.end - start}));
    const after = applyEdits(before, moved);
    return {line: first + 1, before: before.split('\n'), after: after.split('\n')};
  });
}
