import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';

/** Where a site is served from, and where it waits until its build is complete. */
export type BuildFolders = {
  /** What is served. */
  readonly current: string;
  /** What is being built. */
  readonly next: string;
  /** What was served before, for the moment in which the two are swapped. */
  readonly previous: string;
  /** Remembers which files a complete build has. */
  readonly record: string;
};

/** Names the folders of a site; all of them are on the same disk, so that a swap is two renames. */
export function buildFolders(siteDir: string): BuildFolders {
  const cache = join(siteDir, '.cache');
  mkdirSync(cache, {recursive: true});
  return {
    current: join(siteDir, 'build'),
    next: join(cache, 'next-build'),
    previous: join(cache, 'previous-build'),
    record: join(cache, 'whole-build'),
  };
}

/** Clears away what a killed build left, and brings back the site when it was killed during the swap. */
export function clearRemains({current, next, previous}: BuildFolders): void {
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  for (const folder of [next, previous]) rmSync(folder, {recursive: true, force: true});
}

/** Puts the finished build in the place of the one before. */
export function swapFolders({current, next, previous, record}: BuildFolders): void {
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  writeFileSync(record, listing(current));
  rmSync(previous, {recursive: true, force: true});
}

/** Says whether what is served still has the files, in the sizes, that its build was finished with. */
export function isComplete({current, record}: BuildFolders): boolean {
  return (
    existsSync(current) && existsSync(record) && readFileSync(record, 'utf8') === listing(current)
  );
}

function listing(folder: string): string {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `${file.replaceAll('\\', '/')} ${statSync(join(folder, file)).size}`)
    .sort();
  return createHash('sha256').update(files.join('\n')).digest('hex');
}
