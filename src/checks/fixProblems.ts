import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Problem, TextChange} from 'mdx-samples/problem';

/** Applies the fixes of all problems that have one and returns the files that changed. */
export function fixProblems(root: string, problems: readonly Problem[]): string[] {
  const perFile = new Map<string, TextChange[]>();
  for (const {file, fix} of problems)
    if (fix) perFile.set(file, [...(perFile.get(file) ?? []), fix]);
  for (const [file, changes] of perFile) {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    writeFileSync(path, applyChanges(source, changes));
  }
  return [...perFile.keys()];
}

/** Applies changes from the end to the start; of two that overlap, only the later one. */
export function applyChanges(source: string, changes: readonly TextChange[]): string {
  let next = source.length;
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, change) => {
      if (change.end > next) return text;
      next = change.start;
      return text.slice(0, change.start) + change.text + text.slice(change.end);
    }, source);
}
