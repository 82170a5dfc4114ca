import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

export const REPOSITORY = join(__dirname, '../..');

/** Our imports name files with their ending, so no resolver is needed to follow them. One with a `$` is text that code writes. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^'$\s]+)'/g;

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Returns the given modules and every module and data file of ours that they import, in a stable order. A package of this
 * repository counts as a whole, because it may also read files that it does not import.
 */
export function moduleGraph(entries: readonly string[], root = REPOSITORY): string[] {
  const found = new Set<string>();
  const follow = (file: string, importer?: string): void => {
    if (found.has(file)) return;
    if (!existsSync(file))
      throw new Error(`${importer ?? 'A cache'} imports ${file}, which does not exist.`);
    found.add(file);
    if (!CODE.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      if (target.startsWith('.')) follow(join(dirname(file), target), file);
      else if (target.startsWith('@site/')) follow(join(root, target.slice('@site/'.length)), file);
      else for (const own of packageFiles(root, target)) follow(own, file);
  };
  for (const entry of entries) follow(entry);
  return [...found].sort();
}

/** The files of the package in `packages/` that an import names, without its tests; none for a package from outside. */
function packageFiles(root: string, target: string): string[] {
  const [name = '', folder = ''] = /^(?:@[\w-]+\/)?([\w.-]+)/.exec(target) ?? [];
  const path = join(root, 'packages', folder);
  const manifest = join(path, 'package.json');
  if (folder === '' || !existsSync(manifest)) return [];
  if (JSON.parse(readFileSync(manifest, 'utf8')).name !== name) return [];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/node_modules\/|\.test\.[jt]sx?$/.test(file.slice(path.length)));
}
