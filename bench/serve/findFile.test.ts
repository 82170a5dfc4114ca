import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findFile} from './findFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'docs/api/types'), {recursive: true});
  for (const file of ['index.html', 'docs/api.html', 'docs/api/types/index.html', 'main.js'])
    writeFileSync(join(folder, file), file);
});
afterEach(() => rmSync(folder, {recursive: true}));

it('finds pages with and without a folder of their own, and files', () => {
  const found = (address: string) => findFile(folder, address)?.slice(folder.length + 1);
  expect(found('/')).toBe('index.html');
  expect(found('/docs/api')).toBe('docs/api.html');
  expect(found('/docs/api/types/')).toBe('docs/api/types/index.html');
  expect(found('/main.js')).toBe('main.js');
  expect(found('/docs')).toBeUndefined();
  expect(found('/../../etc/passwd')).toBeUndefined();
});
