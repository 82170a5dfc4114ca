import {lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';

/**
 * Gives a copy of a repository the installed packages of the original, and its own cache. A package of the repository
 * is a relative link in node_modules; the same link in the copy leads to the package of the copy.
 */
export function linkPackages(original: string, copy: string): void {
  const shared = resolve(original, 'node_modules');
  const own = join(copy, 'node_modules');
  rmSync(own, {recursive: true, force: true});
  mkdirSync(own);
  for (const name of readdirSync(shared)) {
    if (name === '.cache') continue;
    const from = join(shared, name);
    symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, join(own, name));
  }
}
