import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {linkPackages} from './linkPackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), {recursive: true});
  writeFileSync(join(folder, file), text);
}

it('shares what is installed, and leads to the packages of the copy', () => {
  for (const place of ['original', 'copy']) write(`${place}/packages/facts/index.js`, place);
  write('original/node_modules/react/index.js', 'react');
  write('original/node_modules/.cache/page', 'cached');
  write('original/packages/facts/node_modules/react/index.js', 'older react');
  symlinkSync('../packages/facts', join(folder, 'original/node_modules/facts'));
  linkPackages(join(folder, 'original'), join(folder, 'copy'));
  const read = (file: string): string =>
    readFileSync(join(folder, 'copy/node_modules', file), 'utf8');
  expect(read('facts/index.js')).toBe('copy');
  expect(read('react/index.js')).toBe('react');
  expect(read('facts/node_modules/react/index.js')).toBe('older react');
  expect(() => read('.cache/page')).toThrow('ENOENT');
});
