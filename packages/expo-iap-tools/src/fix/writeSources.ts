import type {Source} from '../project/readSources.ts';
import {unifiedDiff} from './unifiedDiff.ts';
import {writeFiles} from './writeFiles.ts';

type Pair = {readonly before: Source; readonly after: Source};

/** Writes the files that changed: none of them if one can't be written, and each of them whole or not at all. */
export function writeSources(before: readonly Source[], after: readonly Source[]): void {
  writeFiles(
    changedSources(before, after).map((pair) => ({
      path: pair.before.path,
      before: withMark(pair.before),
      after: withMark(pair.after),
    })),
  );
}

/** The same as a diff; `show` names a file relative to where the command was called. */
export function diffSources(
  before: readonly Source[],
  after: readonly Source[],
  show: (name: string) => string,
): string {
  return changedSources(before, after)
    .map((pair) => unifiedDiff(show(pair.before.name), withMark(pair.before), withMark(pair.after)))
    .join('');
}

/** The files whose text is another one. */
export function changedSources(
  before: readonly Source[],
  after: readonly Source[],
): readonly Pair[] {
  return before.flatMap((source, index) => {
    const now = after[index];
    return now && now.text !== source.text ? [{before: source, after: now}] : [];
  });
}

function withMark({text, hasMark}: Source): string {
  return hasMark ? `\uFEFF${text}` : text;
}
