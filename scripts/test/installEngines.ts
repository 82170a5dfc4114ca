import {findFirefox, findWebKit} from './findEngines.ts';
import {ensureBrowser} from './installBrowser.ts';
import {installPackages, mayInstallPackages} from './installPackages.ts';

/** An engine beside Chromium: how it is found, and the packages of the distribution that have it. */
export type InstallableEngine = {
  readonly name: string;
  readonly packages: readonly string[];
  readonly find: () => unknown;
};

const others: readonly InstallableEngine[] = [
  {name: 'Firefox', packages: ['firefox-esr'], find: () => findFirefox()},
  {name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: () => findWebKit()},
];

/** The ways to packages; a test passes its own. */
export type EngineSources = {
  readonly engines: readonly InstallableEngine[];
  readonly mayInstall: boolean;
  readonly install: (name: string, packages: readonly string[]) => boolean;
};

const sources: EngineSources = {
  engines: others,
  mayInstall: mayInstallPackages(),
  install: installPackages,
};

/** Finds or installs the engines that the suite runs in, and says which one is missing where it cannot. */
export function ensureEngines(): void {
  ensureBrowser();
  ensureOthers(sources);
}

/** Finds or installs the engines beside Chromium. */
export function ensureOthers({engines, mayInstall, install}: EngineSources): void {
  for (const {name, packages, find} of engines) {
    if (find() !== undefined) continue;
    if (mayInstall && install(name, packages) && find() !== undefined) continue;
    throw new Error(
      `${name} is missing and could not be installed: install the packages ${packages.join(' and ')} of Debian or Ubuntu, and try again.`,
    );
  }
}
