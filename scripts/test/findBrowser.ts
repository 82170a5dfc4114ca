import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {namedBy, onPath, type ProgramPlaces} from './onPath.ts';

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

type BrowserPlaces = ProgramPlaces & {
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
  const others = [...APPLICATIONS, places.playwright].filter((path) => path !== '');
  return namedBy('BROWSER_PATH', places) ?? onPath(places, names) ?? others.find(places.exists);
}

function ofThisMachine(): BrowserPlaces {
  return {environment: process.env, exists: existsSync, playwright: chromium.executablePath()};
}
