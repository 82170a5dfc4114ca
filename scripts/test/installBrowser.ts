import {spawnSync} from 'node:child_process';
import {findBrowser} from './findBrowser.ts';
import {installPackages, mayInstallPackages} from './installPackages.ts';

/** What to do by hand when no browser can be had. */
export const NO_BROWSER =
  'No browser found and none could be installed: install Chromium or Chrome, or set BROWSER_PATH to one, and try again.';

/** The ways to a browser; a test passes its own. */
export type BrowserSources = {
  readonly find: () => string | undefined;
  readonly download: () => boolean;
  readonly mayInstall: boolean;
  readonly install: () => boolean;
};

const sources: BrowserSources = {
  find: () => findBrowser(),
  download: downloadBrowser,
  mayInstall: mayInstallPackages(),
  // Not every distribution has the one without windows.
  install: () =>
    installPackages('browser', ['chromium', 'chromium-headless-shell']) ||
    installPackages('browser', ['chromium']),
};

/** Returns a browser: one of the machine, else Playwright's download, else the package of the distribution. */
export function ensureBrowser({find, download, mayInstall, install} = sources): string {
  const found =
    find() ?? (download() ? find() : undefined) ?? (mayInstall && install() ? find() : undefined);
  if (found === undefined) throw new Error(NO_BROWSER);
  return found;
}

function downloadBrowser(): boolean {
  const command = ['playwright', 'install', 'chromium'];
  console.info(`No browser found: running npx ${command.join(' ')}.`);
  return spawnSync('npx', command, {stdio: 'ignore', timeout: 600_000}).status === 0;
}
