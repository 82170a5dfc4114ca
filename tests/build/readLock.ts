import {readFileSync} from 'node:fs';

/** A package as package-lock.json describes it. */
export type LockedPackage = {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  /** A package of this repository: `resolved` is its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Packages by the folder they are installed in. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Reads the packages of package-lock.json. */
export function readLock(): LockedPackages {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: LockedPackages};
  return lock.packages;
}

/** Finds the package that another one gets under a name: the nearest node_modules that has it, going up. */
export function findLocked(
  packages: LockedPackages,
  from: string,
  name: string,
): LockedPackage | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found?.link && found.resolved !== undefined) return packages[found.resolved];
    if (found || folder === '') return found;
  }
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end < 0 ? '' : folder.slice(0, end);
}
