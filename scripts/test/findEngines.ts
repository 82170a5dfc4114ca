import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {namedBy, onPath, type ProgramPlaces} from './onPath.ts';

type EnginePlaces = ProgramPlaces & {
  /** Folders in which a distribution keeps what no person starts, one for each processor. */
  readonly libraries: readonly string[];
};

/** The programs that WebKit consists of on Linux. */
export type WebKitPrograms = {
  /** The driver of WebKitGTK. */
  readonly driver: string;
  /** The browser that it opens. */
  readonly browser: string;
  /** A display that nobody looks at. */
  readonly display: string;
};

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];

/** Returns the Firefox of the machine: FIREFOX_PATH, then one on the PATH, then the application. */
export function findFirefox(places: EnginePlaces = ofThisMachine()): string | undefined {
  return (
    namedBy('FIREFOX_PATH', places) ??
    onPath(places, FIREFOX) ??
    FIREFOX_APPLICATIONS.find(places.exists)
  );
}

/** Returns the programs that run WebKit: its driver, its browser, and a display that nobody looks at. */
export function findWebKit(places: EnginePlaces = ofThisMachine()): WebKitPrograms | undefined {
  const driver = onPath(places, ['WebKitWebDriver']);
  const display = onPath(places, ['Xvfb']);
  const browser = places.libraries
    .flatMap((folder) => WEBKIT_VERSIONS.map((version) => join(folder, version, 'MiniBrowser')))
    .find(places.exists);
  return driver && display && browser ? {driver, browser, display} : undefined;
}

function ofThisMachine(): EnginePlaces {
  const library = '/usr/lib';
  const inside = existsSync(library) ? readdirSync(library).map((name) => join(library, name)) : [];
  return {environment: process.env, exists: existsSync, libraries: [...inside, '/usr/libexec']};
}
