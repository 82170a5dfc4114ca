import {appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {codeKey} from './codeKey.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-key-'));
  cpSync(join(__dirname, 'fixtures/repository'), root, {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

const key = (): string => codeKey([join(root, 'src/entry.ts')], root);

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
  appendFileSync(join(root, file), '\n');
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
  writeFileSync(join(root, file), 'export const changed = true;');
  expect(key()).toBe(before);
});

it('refuses an import that no door of a package leads to', () => {
  writeFileSync(join(root, 'src/helper.ts'), "import '@shop/store/src/index';");
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
