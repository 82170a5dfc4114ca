import {appendFileSync, cpSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {codeKey} from './codeKey.ts';

const {at, write} = testFolder();
beforeEach(() => cpSync(join(__dirname, 'fixtures/repository'), at(), {recursive: true}));

const key = (): string => codeKey([at('src/entry.ts')], at());

it.each([
  'src/entry.ts',
  'src/helper.ts',
  'src/facts.json',
  'packages/store/src/index.ts',
  'packages/store/src/prices.json',
  'packages/store/package.json',
  'packages/facts/index.ts',
  'package-lock.json',
  'versions.json',
])('changes with %s', (file) => {
  const before = key();
  expect(key()).toBe(before);
  appendFileSync(at(file), '\n');
  expect(key()).not.toBe(before);
});

it.each([
  'src/other.ts',
  'packages/unused/index.ts',
  'packages/store/src/index.test.ts',
  'packages/store/src/new.ts',
  'packages/react/index.ts',
])('does not change with %s', (file) => {
  const before = key();
  write(file, 'export const changed = true;');
  expect(key()).toBe(before);
});

it('refuses an import that no door of a package leads to', () => {
  write('src/helper.ts', "import '@shop/store/src/index';");
  expect(key).toThrow('packages/store/package.json exports no "./src/index".');
});

it('is the same in every folder', () => {
  expect(key()).toBe(
    codeKey(
      [join(__dirname, 'fixtures/repository/src/entry.ts')],
      join(__dirname, 'fixtures/repository'),
    ),
  );
});
