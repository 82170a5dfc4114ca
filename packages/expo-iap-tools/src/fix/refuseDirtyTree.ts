import {spawnSync} from 'node:child_process';
import {realpathSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {countOf} from '../report/summaryOf.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/**
 * Refuses to write beside what is not committed, since nobody could tell afterwards what the correction changed. A file
 * that Git does not know counts only if it would be written. Outside a repository there is nothing to compare.
 */
export function refuseDirtyTree(folder: string, written: readonly string[]): void {
  if (written.length === 0) return;
  const top = git(folder, ['rev-parse', '--show-toplevel'])?.trim();
  const status = git(folder, ['status', '--porcelain', '-z', '--no-renames']);
  if (top === undefined || status === undefined) return;
  const paths = new Set(written.map((path) => resolve(path)));
  const changed = status.split('\0').flatMap((line) => {
    const path = join(realpathSync(top), line.slice(3));
    return line !== '' && (!line.startsWith('??') || paths.has(path)) ? [line.slice(3)] : [];
  });
  const [first] = changed;
  if (first === undefined) return;
  const where =
    changed.length === 1 ? first : `${countOf(changed.length, 'file')}, such as ${first},`;
  throw new CannotAnswer(
    `${where} has changes that aren’t committed, so nothing was written. Commit or stash them, or add --force.`,
  );
}

function git(cwd: string, args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 30});
  return status === 0 ? stdout : undefined;
}
