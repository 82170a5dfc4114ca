import {writeFileSync} from 'node:fs';
import {CannotLook, reasonOf} from './cannotLook.ts';
import type {Source} from './readSources.ts';
import {unifiedDiff} from './unifiedDiff.ts';

type Pair = {readonly before: Source; readonly after: Source};

/** Writes the files that changed. */
export function writeSources(before: readonly Source[], after: readonly Source[]): void {
  for (const {after: source} of changed(before, after)) {
    try {
      writeFileSync(source.path, withMark(source));
    } catch (error) {
      throw new CannotLook(`${source.path} couldn’t be written: ${reasonOf(error)}.`);
    }
  }
}

/** The same as a diff; `show` names a file relative to where the command was called. */
export function diffSources(
  before: readonly Source[],
  after: readonly Source[],
  show: (name: string) => string,
): string {
  return changed(before, after)
    .map((pair) => unifiedDiff(show(pair.before.name), withMark(pair.before), withMark(pair.after)))
    .join('');
}

function changed(before: readonly Source[], after: readonly Source[]): readonly Pair[] {
  return before.flatMap((source, index) => {
    const now = after[index];
    return now && now.text !== source.text ? [{before: source, after: now}] : [];
  });
}

function withMark({text, hasMark}: Source): string {
  return hasMark ? `\uFEFF${text}` : text;
}
