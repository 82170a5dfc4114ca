import {expect, it} from 'vitest';
import {findFirefox, findWebKit} from './findEngines.ts';
import {ensurePrograms} from './installPrograms.ts';

const places = (...files: string[]) => ({
  environment: {PATH: '/usr/bin:/opt/bin'},
  exists: (path: string) => files.includes(path),
  libraries: ['/usr/lib/x86_64-linux-gnu', '/usr/libexec'],
});

it('finds Firefox where FIREFOX_PATH says, and refuses one that is missing there', () => {
  const environment = {PATH: '/usr/bin', FIREFOX_PATH: '/my/firefox'};
  expect(findFirefox({...places('/my/firefox', '/usr/bin/firefox'), environment})).toBe(
    '/my/firefox',
  );
  expect(() => findFirefox({...places('/usr/bin/firefox'), environment})).toThrow(
    'FIREFOX_PATH points to "/my/firefox", which does not exist',
  );
});

it('finds Firefox on the PATH', () => {
  expect(findFirefox(places('/opt/bin/firefox-esr'))).toBe('/opt/bin/firefox-esr');
  expect(findFirefox(places())).toBeUndefined();
});

it('finds WebKit only with its driver, its browser and a display', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';
  const browser = '/usr/libexec/webkit2gtk-4.1/MiniBrowser';
  expect(findWebKit(places(driver, display, browser))).toEqual({driver, display, browser});
  for (const missing of [driver, display, browser]) {
    const others = [driver, display, browser].filter((path) => path !== missing);
    expect(findWebKit(places(...others)), missing).toBeUndefined();
  }
});

it('installs an engine where it may, and names the packages where it may not', () => {
  const installed: string[] = [];
  const engine = (name: string) => ({
    name,
    packages: [`${name}-browser`, 'display'],
    find: () => (installed.includes(name) ? '/found' : undefined),
  });
  const install = (name: string) => {
    installed.push(name);
    return true;
  };
  const engines = [engine('One'), engine('Two')];
  expect(() => ensurePrograms(engines, {mayInstall: false, install})).toThrow(
    'One is missing and could not be installed: install the packages One-browser and display of Debian or Ubuntu, and try again.',
  );
  expect(installed).toEqual([]);
  ensurePrograms(engines, {mayInstall: true, install});
  expect(installed).toEqual(['One', 'Two']);
  expect(() => ensurePrograms([engine('Three')], {mayInstall: true, install: () => false})).toThrow(
    'Three is missing',
  );
});
