import {expect, it} from 'vitest';
import {ensureProgram, mayInstallPackages} from './ensureProgram.ts';
import {findProgram} from './findProgram.ts';

const program = {variable: 'FIREFOX_PATH', names: ['best', 'good'], others: ['/app/good']};
const find = (files: readonly string[], named = '') =>
  findProgram(program, {
    environment: {PATH: '/usr/bin:/opt/bin', FIREFOX_PATH: named},
    exists: (path) => files.includes(path),
  });

it('takes the program that a variable names, and refuses one that is missing there', () => {
  expect(find(['/my/one', '/usr/bin/best'], '/my/one')).toBe('/my/one');
  expect(() => find(['/usr/bin/best'], '/my/one')).toThrow(
    'FIREFOX_PATH points to "/my/one", which does not exist',
  );
});

it('takes the best name wherever on the PATH it is, then another place', () => {
  expect(find(['/usr/bin/good', '/opt/bin/best', '/app/good'])).toBe('/opt/bin/best');
  expect(find(['/app/good'])).toBe('/app/good');
  expect(find([])).toBeUndefined();
});

it('downloads what is missing, and installs packages only where that is allowed', () => {
  const tried: string[] = [];
  const attempt = (name: string, succeeds: boolean): boolean => {
    tried.push(name);
    return succeeds;
  };
  const missing = {
    ...{name: 'One', packages: ['one', 'display'], better: ['more']},
    find: () => (tried.includes('one display') ? '/found' : undefined),
    download: () => attempt('download', false),
  };
  const install = (_: string, names: readonly string[]) =>
    attempt(names.join(' '), names.length < 3);
  expect(() => ensureProgram(missing, {mayInstall: false, install})).toThrow(
    'One is missing and could not be installed: install the packages one and display of Debian or Ubuntu, and try again.',
  );
  expect(ensureProgram(missing, {mayInstall: true, install})).toBe('/found');
  expect(tried).toEqual(['download', 'download', 'one display more', 'one display']);
});

it('installs packages in continuous integration and for root, never for other people', () => {
  expect(mayInstallPackages({CI: 'true'}, 1000)).toBe(true);
  expect(mayInstallPackages({}, 0)).toBe(true);
  expect(mayInstallPackages({}, 1000)).toBe(false);
});
