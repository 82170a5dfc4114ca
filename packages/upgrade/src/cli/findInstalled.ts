import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {CannotLook} from './cannotLook.ts';
import {foldersUp, type Project, slashed} from './findProject.ts';
import {fieldOf, readJson, textsOf} from './readJson.ts';
import {readLockFile} from './readLockFile.ts';

/** The release that a project uses, and the file that says so. */
export type Installed = {readonly version: string; readonly file: string};

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** Finds the release that a project has installed, or that its lock file names; fails where there are two or none. */
export function findInstalled({folder}: Project, manifests: readonly string[]): Installed {
  const users = manifests.filter(usesLibrary).map((file) => dirname(file));
  const starts = users.length > 0 ? users : [folder];
  const installed = starts.flatMap((start) => installedFor(start) ?? []);
  const [first] = installed;
  if (first) {
    const versions = new Map(installed.map((each) => [each.version, each]));
    if (versions.size === 1) return first;
    throw several([...versions.values()], folder);
  }
  for (const each of foldersUp(folder)) {
    const locked = readLockFile(each);
    const [version] = locked?.versions ?? [];
    if (!locked || version === undefined) continue;
    const all = locked.versions.map((one) => ({version: one, file: locked.file}));
    if (all.length > 1) throw several(all, folder);
    return {version, file: locked.file};
  }
  throw new CannotLook(
    `No installed expo-iap was found around ${folder}, in node_modules or in a lock file. ` +
      'Name the release that the code was written for: expo-iap-upgrade 2.7.5',
  );
}

/** The package as code in a folder gets it. */
export function installedFor(folder: string): Installed | undefined {
  for (const each of foldersUp(folder)) {
    const file = join(each, 'node_modules/expo-iap/package.json');
    if (!existsSync(file)) continue;
    const [version] = textsOf(fieldOf(readJson(readFileSync(file, 'utf8')), 'version'));
    if (version !== undefined) return {version, file};
  }
  return undefined;
}

function usesLibrary(file: string): boolean {
  const data = readJson(readFileSync(file, 'utf8'));
  return LISTS.some((list) => fieldOf(fieldOf(data, list), 'expo-iap') !== undefined);
}

function several(all: readonly Installed[], folder: string): CannotLook {
  const places = all.map(
    ({version, file}) => `${version} (${slashed(relative(folder, file)) || file})`,
  );
  return new CannotLook(
    `This project has more than one expo-iap: ${places.join(' and ')}. Name the release to start from, ` +
      'such as expo-iap-upgrade 2.7.5, or a folder that uses only one of them.',
  );
}
