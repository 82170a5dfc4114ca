import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {ensureProgram} from './ensureProgram.ts';
import {findProgram} from './findProgram.ts';

/** A browser without windows: it runs the same tests with a third less work. */
const WINDOWLESS = 'chromium-headless-shell';

const CHROMIUM = {
  variable: 'BROWSER_PATH',
  names: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ],
  others: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    // Playwright's own.
    chromium.executablePath(),
  ],
};

const FIREFOX = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  others: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

const WEBKIT_VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];

/** Returns the browser of the machine. */
export const findBrowser = (): string | undefined => findProgram(CHROMIUM);

/** Returns the browser for tests: one without windows before one of a reader. */
export const findTestBrowser = (): string | undefined =>
  findProgram({...CHROMIUM, names: [WINDOWLESS, ...CHROMIUM.names]});

/** Returns the Firefox of the machine. */
export const findFirefox = (): string | undefined => findProgram(FIREFOX);

/** The programs that WebKit consists of on Linux. */
export type WebKitPrograms = {
  /** The driver of WebKitGTK. */
  readonly driver: string;
  /** The browser that it opens. */
  readonly browser: string;
  /** A display that nobody looks at. */
  readonly display: string;
};

/** Returns the programs that run WebKit, when all of them are there. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram({names: ['WebKitWebDriver']});
  const display = findProgram({names: ['Xvfb']});
  // A distribution keeps what no person starts in a folder for each processor.
  const library = '/usr/lib';
  const inside = existsSync(library) ? readdirSync(library).map((name) => join(library, name)) : [];
  const browser = [...inside, '/usr/libexec']
    .flatMap((folder) => WEBKIT_VERSIONS.map((version) => join(folder, version, 'MiniBrowser')))
    .find(existsSync);
  return driver && display && browser ? {driver, browser, display} : undefined;
}

/** Returns a browser: one of the machine, else Playwright's download, else the package of the distribution. */
export function ensureBrowser(): string {
  return ensureProgram({
    name: 'Chromium',
    packages: ['chromium'],
    // Not every distribution has the one without windows.
    better: [WINDOWLESS],
    advice: 'install Chromium or Chrome, or set BROWSER_PATH to one',
    find: findBrowser,
    download: downloadBrowser,
  });
}

/** Finds or installs the engines that the suite runs in, and says which one is missing where it cannot. */
export function ensureEngines(): void {
  ensureBrowser();
  ensureProgram({name: 'Firefox', packages: ['firefox-esr'], find: findFirefox});
  ensureProgram({name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit});
}

function downloadBrowser(): boolean {
  const command = ['playwright', 'install', 'chromium'];
  console.info(`No browser found: running npx ${command.join(' ')}.`);
  return spawnSync('npx', command, {stdio: 'ignore', timeout: 600_000}).status === 0;
}
