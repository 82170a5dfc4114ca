import {expect, it} from 'vitest';
import {findBrowser, findTestBrowser} from './findBrowser.ts';
import {ensureBrowser, NO_BROWSER} from './installBrowser.ts';
import {mayInstallPackages} from './installPackages.ts';

const places = {
  environment: {PATH: '/usr/bin:/opt/bin'},
  exists: () => false,
  playwright: '/pw/chrome',
};

it('prefers the browser that BROWSER_PATH names and refuses one that is missing', () => {
  const environment = {...places.environment, BROWSER_PATH: '/my/chrome'};
  expect(findBrowser({...places, environment, exists: () => true})).toBe('/my/chrome');
  expect(() => findBrowser({...places, environment})).toThrow(
    'BROWSER_PATH points to "/my/chrome", which does not exist',
  );
});

it('takes a browser of the system before the one that Playwright has', () => {
  const has =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);
  expect(findBrowser({...places, exists: has('/opt/bin/chromium', '/pw/chrome')})).toBe(
    '/opt/bin/chromium',
  );
  expect(findBrowser({...places, exists: has('/pw/chrome')})).toBe('/pw/chrome');
  expect(findBrowser(places)).toBeUndefined();
});

it('takes a browser without windows for tests only, wherever on the PATH it is', () => {
  const has = (path: string) =>
    ['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'].includes(path);
  expect(findTestBrowser({...places, exists: has})).toBe('/opt/bin/chromium-headless-shell');
  expect(findBrowser({...places, exists: has})).toBe('/usr/bin/chromium');
});

it('installs a browser when there is none, packages only where that is allowed', () => {
  const tried: string[] = [];
  const attempt = (name: string, succeeds: boolean) => () => {
    tried.push(name);
    return succeeds;
  };
  const nothing = {
    find: () => undefined,
    download: attempt('download', false),
    mayInstall: false,
    install: attempt('install', true),
  };
  expect(() => ensureBrowser(nothing)).toThrow(NO_BROWSER);
  expect(tried).toEqual(['download']);
  const find = () => (tried.includes('install') ? '/usr/bin/chromium' : undefined);
  expect(ensureBrowser({...nothing, find, mayInstall: true})).toBe('/usr/bin/chromium');
  expect(tried).toEqual(['download', 'download', 'install']);
});

it('installs packages in continuous integration and for root, never for other people', () => {
  expect(mayInstallPackages({CI: 'true'}, 1000)).toBe(true);
  expect(mayInstallPackages({}, 0)).toBe(true);
  expect(mayInstallPackages({}, 1000)).toBe(false);
});
