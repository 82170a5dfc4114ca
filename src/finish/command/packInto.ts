import {execFile} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';

/** Packs a package as the one file of a folder; `name` is its place in there, as npm calls it. */
export async function packInto(folder: string, name: string, unpacked: string): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  await packBeside(folder, name, unpacked);
}

/** Packs a package into a folder that has other files too. */
export async function packBeside(folder: string, name: string, unpacked: string): Promise<void> {
  const place = dirname(join(folder, name));
  mkdirSync(place, {recursive: true});
  // npm itself writes tarballs that it reads, with the same bytes for the same files.
  await promisify(execFile)('npm', ['pack', '--pack-destination', place], {cwd: unpacked});
}
