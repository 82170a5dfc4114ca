import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {moduleGraph, REPOSITORY} from './moduleGraph.ts';

/** The releases of all packages, and the versions that the site has. */
const ALWAYS = ['package-lock.json', 'versions.json'];

/** The files that decide what some modules make: they, all that they import, and the releases of packages. */
export function codeFiles(entries: readonly string[], root = REPOSITORY): string[] {
  return [...moduleGraph(entries, root), ...ALWAYS.map((file) => join(root, file))];
}

/** A key of these files. What was made under another key must be made again. */
export function codeKey(entries: readonly string[], root = REPOSITORY): string {
  const hash = createHash('sha256');
  for (const file of codeFiles(entries, root))
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
