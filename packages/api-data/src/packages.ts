import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import type {InstalledPatch} from './releaseLines.ts';

/** Where the compiler finds one patch of the library. */
export type LibraryTypes = {
  readonly patch: string;
  /** Folder of the package. */
  readonly folder: string;
  /** The file that `import … from 'expo-iap'` means. */
  readonly entry: string;
};

const manifest = v.object({version: v.string(), types: v.string()});

/** The folder of a package: an npm alias, or a path of this repository. */
export function packageFolder(root: string, name: string): string {
  return join(root, name.includes('/') ? name : `node_modules/${name}`);
}

/** Finds the types of a patch; fails when another release is installed under the name. */
export function resolveLibrary(root: string, {patch, package: name}: InstalledPatch): LibraryTypes {
  const folder = packageFolder(root, name);
  const file = join(folder, 'package.json');
  if (!existsSync(file)) {
    throw new Error(
      `The types of expo-iap ${patch} are missing: there is no ${name}/package.json. Run "npm ci".`,
    );
  }
  const read = v.safeParse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    throw new Error(`${name}/package.json needs "version" and "types" as strings. Run "npm ci".`);
  }
  if (read.output.version !== patch) {
    throw new Error(
      `${name}/package.json: the version is ${read.output.version}, but releaseLines.json says ${patch}. ` +
        'Run "npm ci", or correct packages/api-data/src/releaseLines.json.',
    );
  }
  return {patch, folder, entry: join(folder, read.output.types)};
}
