import {expect, it} from 'vitest';
import {findBrowser} from './findBrowser.ts';
import {ensureBrowser, NO_BROWSER} from './installBrowser.ts';

const places = {
  environment: {PATH: '/usr/bin:/opt/bin'},
  exists: () => false,
  playwright: '/pw/chrome',
};

it('prefers the browser that BROWSER_PATH names and refuses one that is missing', () => {
  const environment = {...places.environment, BROWSER_PATH: '/my/chrome'};
  expect(findBrowser({...places, environment, exists: () => true})).toBe('/my/chrome');
  expect(() => findBrowser({...places, environment})).toThrow(
    'BROWSER_PATH names "/my/chrome", which does not exist',
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

it('installs a browser when there is none, packages only where it may', () => {
  const tried: string[] = [];
  let installed = false;
  const run = ([command]: readonly string[]) => {
    tried.push(command ?? '');
    installed = command === 'apt-get';
    return command === 'apt-get';
  };
  expect(ensureBrowser(() => (installed ? '/usr/bin/chromium' : undefined), run, true)).toBe(
    '/usr/bin/chromium',
  );
  expect(tried).toEqual(['npx', 'apt-get', 'apt-get']);
  installed = false;
  expect(() =>
    ensureBrowser(
      () => undefined,
      () => false,
      false,
    ),
  ).toThrow(NO_BROWSER);
});
