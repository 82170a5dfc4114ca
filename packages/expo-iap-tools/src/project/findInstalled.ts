import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {foldersUp, type Project, slashed} from './findProject.ts';
import {fieldOf, LISTS, readJson, textsOf} from './readJson.ts';
import {readLockFile} from './readLockFile.ts';

/** What to do about several copies. */
export const ONE_COPY =
  '`npm ls expo-iap` shows who brings each: leave one, with an override where another package asks for its own.';

/** The release that a project uses, and the file that says so. */
export type Installed = {
  readonly version: string;
  readonly file: string;
  /** The range that begins with the release, where nothing says more. */
  readonly range?: string;
};

/** A range that one release begins. */
const RANGE = /^(?:[~^]|>=)?\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/**
 * Finds the release that a project has installed, that its lock file names, or with which the range in a package.json
 * begins; fails where there are two or none.
 */
export function findInstalled({folder}: Project, manifests: readonly string[]): Installed {
  const ranges = manifests.flatMap((file) => rangeIn(file) ?? []);
  const users = ranges.map(({file}) => dirname(file));
  const starts = users.length > 0 ? users : [folder];
  const installed = starts.flatMap((start) => installedFor(start) ?? []);
  const [first] = installed;
  if (first) {
    const versions = new Map(installed.map((each) => [each.version, each]));
    if (versions.size === 1) return first;
    throw several([...versions.values()], folder);
  }
  const locked = lockedFor(folder);
  const begun = ranges.flatMap(beginningOf);
  const known = locked.length > 0 ? locked : begun;
  const [only] = known;
  if (new Set(known.map(({version}) => version)).size > 1) throw several(known, folder);
  if (only) return only;
  throw new CannotAnswer(
    `No installed expo-iap was found around ${folder}, in node_modules or in a lock file. ` +
      'Name the release that the code was written for: expo-iap upgrade 2.7.5',
  );
}

/** A package as code in a folder gets it. */
export function installedFor(folder: string, name = 'expo-iap'): Installed | undefined {
  for (const each of foldersUp(folder)) {
    const file = join(each, 'node_modules', name, 'package.json');
    if (!existsSync(file)) continue;
    const [version] = textsOf(fieldOf(readJson(readFileSync(file, 'utf8')), 'version'));
    if (version !== undefined) return {version, file};
  }
  return undefined;
}

/** The releases that the nearest lock file with the package names. */
export function lockedFor(folder: string): readonly Installed[] {
  for (const each of foldersUp(folder)) {
    const locked = readLockFile(each);
    if (locked) return locked.versions.map((version) => ({version, file: locked.file}));
  }
  return [];
}

/** The release with which the range of the nearest package.json with the package begins. */
export function wantedFor(folder: string): readonly Installed[] {
  const manifests = foldersUp(folder).map((each) => join(each, 'package.json'));
  for (const file of manifests) {
    const wanted = existsSync(file) ? rangeIn(file) : undefined;
    if (wanted) return beginningOf(wanted);
  }
  return [];
}

type Wanted = {readonly file: string; readonly range: string};

function beginningOf({file, range}: Wanted): readonly Installed[] {
  const version = RANGE.exec(range)?.[1];
  return version === undefined ? [] : [{version, file, range}];
}

function rangeIn(file: string): Wanted | undefined {
  const data = readJson(readFileSync(file, 'utf8'));
  const own = LISTS.map((list) => fieldOf(fieldOf(data, list), 'expo-iap')).find(Boolean);
  return own === undefined ? undefined : {file, range: textsOf(own)[0] ?? ''};
}

function several(all: readonly Installed[], folder: string): CannotAnswer {
  const places = all.map(
    ({version, file}) => `${version} (${slashed(relative(folder, file)) || file})`,
  );
  return new CannotAnswer(
    `This project has more than one expo-iap: ${places.join(' and ')}. Name the release to start from, ` +
      `such as expo-iap upgrade 2.7.5, or a folder that uses only one of them. If the app should have one: ${ONE_COPY}`,
  );
}
