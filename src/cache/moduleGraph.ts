import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';

export const REPOSITORY = join(__dirname, '../..');

/** Our imports name files with their ending, so no resolver is needed to follow them. One with a `$` is text that code writes. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^'$\s]+)'/g;

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Returns the given modules and every module and data file of ours that they import, in a stable order: also those of a
 * package of this repository, through the doors that its package.json exports.
 */
export function moduleGraph(entries: readonly string[], root = REPOSITORY): string[] {
  const packages = packagesOf(root);
  const found = new Set<string>();
  const follow = (file: string, importer?: string): void => {
    if (found.has(file)) return;
    if (!statSync(file, {throwIfNoEntry: false})?.isFile())
      throw new Error(`${importer ?? 'A cache'} imports ${file}, which is not a file.`);
    found.add(file);
    if (!CODE.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      if (target.startsWith('.')) follow(join(dirname(file), target), file);
      else if (target.startsWith('@site/')) follow(join(root, target.slice('@site/'.length)), file);
      else for (const own of behindDoor(packages, target, file)) follow(own, file);
  };
  for (const entry of entries) follow(entry);
  return [...found].sort();
}

type OwnPackage = {readonly folder: string; readonly exports: Readonly<Record<string, string>>};

/** The packages of the repository, by their names. */
function packagesOf(root: string): ReadonlyMap<string, OwnPackage> {
  const folder = join(root, 'packages');
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((name) => {
      const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      return [manifest.name, {folder: join(folder, name), exports: manifest.exports ?? {}}];
    }),
  );
}

/** The file that an import of a package of ours leads to, and the manifest that says so; nothing for one from outside. */
function behindDoor(
  packages: ReadonlyMap<string, OwnPackage>,
  target: string,
  importer: string,
): string[] {
  const [name = ''] = /^(?:@[\w-]+\/)?[\w.-]+/.exec(target) ?? [];
  const own = packages.get(name);
  if (!own) return [];
  const door = `.${target.slice(name.length)}`;
  const file = own.exports[door];
  if (file === undefined)
    throw new Error(
      `${importer} imports "${target}", but ${join(own.folder, 'package.json')} exports no "${door}".`,
    );
  return [join(own.folder, 'package.json'), join(own.folder, file)];
}
