import {installPackages, mayInstallPackages} from './installPackages.ts';

/** A program that tests start: how it is found, and the packages of the distribution that have it. */
export type InstallableProgram = {
  readonly name: string;
  readonly packages: readonly string[];
  readonly find: () => unknown;
};

/** The ways to packages; a test passes its own. */
export type PackageSources = {
  readonly mayInstall: boolean;
  readonly install: (name: string, packages: readonly string[]) => boolean;
};

const sources: PackageSources = {mayInstall: mayInstallPackages(), install: installPackages};

/** Finds or installs programs, and says which one is missing where it cannot. */
export function ensurePrograms(
  programs: readonly InstallableProgram[],
  {mayInstall, install} = sources,
): void {
  for (const {name, packages, find} of programs) {
    if (find() !== undefined) continue;
    if (mayInstall && install(name, packages) && find() !== undefined) continue;
    throw new Error(
      `${name} is missing and could not be installed: install the packages ${packages.join(' and ')} of Debian or Ubuntu, and try again.`,
    );
  }
}
