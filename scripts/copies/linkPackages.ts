import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {join, resolve} from 'node:path';

/**
 * Gives a copy of a repository the installed packages of the original, and its own cache. A package of the repository
 * is a relative link in node_modules; the same link in the copy leads to the package of the copy.
 */
export function linkPackages(original: string, copy: string): void {
  linkInstalled(original, copy);
  const packages = join(original, 'packages');
  if (!existsSync(packages)) return;
  // One that needs another release of a package than the site has it installed beside itself.
  for (const name of readdirSync(packages))
    if (existsSync(join(copy, 'packages', name)))
      linkInstalled(join(packages, name), join(copy, 'packages', name));
}

function linkInstalled(original: string, copy: string): void {
  const installed = resolve(original, 'node_modules');
  if (!existsSync(installed)) return;
  const own = join(copy, 'node_modules');
  rmSync(own, {recursive: true, force: true});
  mkdirSync(own);
  // Names with a dot are caches and lists of tools.
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const from = join(installed, name);
    symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, join(own, name));
  }
}
