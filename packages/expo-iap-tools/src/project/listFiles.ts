import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {basename, join} from 'node:path';
import {namesLibrary} from '../scan/program/reach.ts';
import {slashed} from './findProject.ts';

/** Folders with what was installed or built. */
const SKIPPED: ReadonlySet<string> = new Set([
  ...['node_modules', '.git', '.expo', '.next', '.turbo', '.yarn'],
  ...['build', 'coverage', 'dist', 'Pods', 'web-build'],
]);

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** What is below the paths. */
export type Listed = {
  /** Absolute paths of source files, in order. */
  readonly sources: readonly string[];
  /** Absolute paths of each package.json. */
  readonly manifests: readonly string[];
  /** Folders that could not be opened. */
  readonly closed: readonly string[];
  /** Links that are not followed, and lead to code with the library that is not among the sources. */
  readonly links: readonly string[];
};

/** Lists source files, without what was installed or built and without what Git ignores. */
export function listFiles(paths: readonly string[]): Listed {
  const closed: string[] = [];
  const found = new Set<string>();
  const links = new Set<string>();
  for (const path of paths)
    for (const file of filesBelow(path, closed)) {
      const entry = lstatSync(file, {throwIfNoEntry: false});
      // A file that Git knows and someone deleted is neither.
      if (entry?.isFile()) found.add(file);
      else if (entry?.isSymbolicLink()) links.add(file);
    }
  const all = [...found].toSorted();
  return {
    sources: all.filter((file) => SOURCE.test(file)),
    manifests: all.filter((file) => basename(file) === 'package.json'),
    closed,
    links: [...links].filter((link) => hidesLibrary(link, found)).toSorted(),
  };
}

/** A link could lead out of the paths, so it is not followed, only looked behind. */
function hidesLibrary(link: string, found: ReadonlySet<string>): boolean {
  if (!existsSync(link)) return false;
  return filesBelow(realpathSync(link), []).some(
    (file) => SOURCE.test(file) && !found.has(file) && namesLibrary(readFileSync(file, 'utf8')),
  );
}

function filesBelow(path: string, closed: string[]): readonly string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  const known = trackedBelow(path);
  return known.length > 0 ? known : walk(path, closed);
}

/** What Git knows or would add; nothing outside a repository, and for a folder that Git ignores and a person named. */
function trackedBelow(folder: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout} = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) return [];
  return stdout
    .split('\0')
    .filter((name) => name !== '' && !name.split('/').some((part) => SKIPPED.has(part)))
    .map((name) => join(folder, name));
}

function walk(folder: string, closed: string[]): string[] {
  try {
    return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path, closed);
      return [path];
    });
  } catch {
    closed.push(slashed(folder));
    return [];
  }
}
