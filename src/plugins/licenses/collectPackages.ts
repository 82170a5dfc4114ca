import {existsSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';

/** Returns the folders of the packages that files belong to; files of the site itself belong to none. */
export function collectPackages(
  files: Iterable<string>,
  exists: (path: string) => boolean = existsSync,
): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageOf(file, exists);
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

function packageOf(file: string, exists: (path: string) => boolean): string | undefined {
  const marker = `${sep}node_modules${sep}`;
  const start = file.lastIndexOf(marker);
  if (start < 0) return undefined;
  const modules = file.slice(0, start + marker.length - 1);
  const [first = '', second = ''] = file.slice(start + marker.length).split(sep);
  const folder = join(modules, first.startsWith('@') ? join(first, second) : first);
  if (exists(join(folder, 'package.json'))) return folder;
  throw new Error(
    `${file} is in the browser bundle, but ${dirname(folder)} has no package with a package.json for it: its license is unknown.`,
  );
}
