import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

/** A browser without windows: it runs the same tests with a third less work. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What the search looks at; a test passes its own. */
export type BrowserPlaces = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  /** Where Playwright would have put its own browser. */
  readonly playwright: string;
};

/** Returns the browser for tests: as `findBrowser`, but one without windows before one of a reader. */
export function findTestBrowser(places: BrowserPlaces = ofThisMachine()): string | undefined {
  return findBrowser(places, [WINDOWLESS, ...NAMES]);
}

/** Returns the browser of the machine: BROWSER_PATH, then one on the PATH, then Playwright's own. */
export function findBrowser(
  places: BrowserPlaces = ofThisMachine(),
  names: readonly string[] = NAMES,
): string | undefined {
  const {environment, exists, playwright} = places;
  const named = environment['BROWSER_PATH'];
  if (named !== undefined && named !== '') {
    if (exists(named)) return named;
    throw new Error(
      `BROWSER_PATH points to "${named}", which does not exist: correct it or unset it.`,
    );
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...APPLICATIONS, playwright].find((path) => path !== '' && exists(path));
}

function ofThisMachine(): BrowserPlaces {
  return {environment: process.env, exists: existsSync, playwright: chromium.executablePath()};
}
