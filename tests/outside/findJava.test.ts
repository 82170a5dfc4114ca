import {expect, it} from 'vitest';
import {ensureJava} from './findJava.ts';

it('X Java is installed where that is allowed, and a sentence says what to do where it is not', () => {
  let installed = 0;
  const install = (): boolean => {
    installed += 1;
    return true;
  };
  const isThere = (): boolean => installed > 0;
  expect(() => ensureJava({isThere, mayInstall: false, install})).toThrow(
    'install default-jre-headless, or run npm test',
  );
  expect(installed).toBe(0);
  ensureJava({isThere, mayInstall: true, install});
  ensureJava({isThere, mayInstall: true, install});
  expect(installed).toBe(1);
  expect(() => ensureJava({isThere: () => false, mayInstall: true, install})).toThrow('needs Java');
});
