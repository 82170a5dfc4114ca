import {accessSync, constants, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Source} from '../project/readSources.ts';
import {countOf} from '../report/summaryOf.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';
import {replaceFile} from './replaceFile.ts';
import {unifiedDiff} from './unifiedDiff.ts';
import {withoutInterruption} from './withoutInterruption.ts';

type Pair = {readonly before: Source; readonly after: Source};

/** Writes the files that changed: none of them if one can't be written, and each of them whole or not at all. */
export function writeSources(before: readonly Source[], after: readonly Source[]): void {
  const pairs = changedSources(before, after);
  for (const pair of pairs) {
    const reason = obstacleOf(pair.before);
    if (reason !== undefined)
      throw new CannotAnswer(`${pair.before.path} ${reason}. Nothing was written.`);
  }
  withoutInterruption(() => {
    for (const [count, {after: source}] of pairs.entries()) {
      try {
        replaceFile(source.path, withMark(source));
      } catch (error) {
        const written = pairs.slice(0, count).map(({before: {path}}) => path);
        throw new CannotAnswer(
          `${source.path} couldn’t be written: ${reasonOf(error)}. ${soFar(written)}`,
        );
      }
    }
  });
}

/** Why a file can't be replaced, known before the first one is. */
function obstacleOf(source: Source): string | undefined {
  try {
    accessSync(source.path, constants.W_OK);
    accessSync(dirname(source.path), constants.W_OK);
    const isSame = readFileSync(source.path, 'utf8') === withMark(source);
    return isSame ? undefined : 'was changed by something else since it was read';
  } catch (error) {
    return `can’t be written: ${reasonOf(error)}`;
  }
}

function soFar(written: readonly string[]): string {
  if (written.length === 0) return 'Nothing was written.';
  return `${countOf(written.length, 'file')} had been written before: ${written.join(', ')}.`;
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
