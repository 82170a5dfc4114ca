import {existsSync, realpathSync} from 'node:fs';
import {dirname, isAbsolute, join, relative, resolve, sep} from 'node:path';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** Where the command looks. Every path is absolute. */
export type Project = {
  /** Where the command was called. */
  readonly cwd: string;
  /** The folder with the package.json. */
  readonly folder: string;
  /** The files and folders that are read. */
  readonly paths: readonly string[];
  /** The deepest folder that has all of these; names of files are relative to it. */
  readonly root: string;
};

/** Finds the project around a folder or around the paths that were named. */
export function findProject(cwd: string, named: readonly string[]): Project {
  const here = realpathSync(cwd);
  const paths = named.map((name) => {
    const path = resolve(here, name);
    if (existsSync(path)) return realpathSync(path);
    throw new CannotAnswer(
      `There is no file or folder "${name}". Name a release such as 2.7.5, or a path below ${here}.`,
    );
  });
  const folder = projectAround(paths.length > 0 ? commonFolder(paths) : here);
  const all = paths.length > 0 ? paths : [folder];
  return {cwd: here, folder, paths: all, root: commonFolder([folder, ...all])};
}

/** The path with slashes on every system. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** A folder and all above it, the nearest first. */
export function foldersUp(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUp(above)];
}

function projectAround(folder: string): string {
  return foldersUp(folder).find((each) => existsSync(join(each, 'package.json'))) ?? folder;
}

/** The deepest folder that has all of some paths. */
export function commonFolder([first = '.', ...others]: readonly string[]): string {
  return (
    foldersUp(first).find((folder) => others.every((path) => isBelow(folder, path))) ??
    dirname(first)
  );
}

/** Whether a path is a folder or something in it. */
export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
