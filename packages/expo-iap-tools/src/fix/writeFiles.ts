import {accessSync, constants, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {foldersUp} from '../project/findProject.ts';
import {countOf} from '../report/summaryOf.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';
import {replaceFile} from './replaceFile.ts';
import {withoutInterruption} from './withoutInterruption.ts';

/** A file to write; a new one has nothing before. */
export type FileChange = {
  readonly path: string;
  readonly before?: string | undefined;
  readonly after: string;
};

/** Writes files: none of them if one can't be written, and each of them whole or not at all. */
export function writeFiles(changes: readonly FileChange[]): void {
  for (const change of changes) {
    const reason = obstacleOf(change);
    if (reason !== undefined)
      throw new CannotAnswer(`${change.path} ${reason}. Nothing was written.`);
  }
  withoutInterruption(() => {
    for (const [count, {path, after}] of changes.entries()) {
      try {
        mkdirSync(dirname(path), {recursive: true});
        replaceFile(path, after);
      } catch (error) {
        const written = changes.slice(0, count).map((change) => change.path);
        throw new CannotAnswer(
          `${path} couldn’t be written: ${reasonOf(error)}. ${soFar(written)}`,
        );
      }
    }
  });
}

/** Why a file can't be written, known before the first one is. */
function obstacleOf({path, before}: FileChange): string | undefined {
  try {
    if (before !== undefined) accessSync(path, constants.W_OK);
    const folder = before === undefined ? foldersUp(dirname(path)).find(existsSync) : dirname(path);
    accessSync(folder ?? '.', constants.W_OK);
    const now = before !== undefined || existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    return now === before ? undefined : 'was changed by something else since it was read';
  } catch (error) {
    return `can’t be written: ${reasonOf(error)}`;
  }
}

function soFar(written: readonly string[]): string {
  if (written.length === 0) return 'Nothing was written.';
  return `${countOf(written.length, 'file')} had been written before: ${written.join(', ')}.`;
}
