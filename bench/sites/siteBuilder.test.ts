import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {withEdit, writeSiteContent} from './siteBuilder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('takes away the pages of the build before, and nothing else', () => {
  writeFileSync(join(folder, 'config.js'), 'own');
  const write = (...paths: string[]) =>
    writeSiteContent(
      {
        name: 'vitepress',
        folder,
        prepare: () => undefined,
        command: ['true'],
        output: 'out',
        caches: [],
        writeContent: () => paths.map((path) => ({path, text: path})),
        sourceOf: (address) => address,
        addressOf: (address) => address,
      },
      [],
    );
  write('docs/one.md');
  // As for our site, which has the content already.
  write();
  write('docs/two.md');
  expect(existsSync(join(folder, 'docs/one.md'))).toBe(false);
  expect(readFileSync(join(folder, 'docs/two.md'), 'utf8')).toBe('docs/two.md');
  expect(readFileSync(join(folder, 'config.js'), 'utf8')).toBe('own');
});

it('edits a page for the time of a build, also when that fails', async () => {
  const file = join(folder, 'page.md');
  writeFileSync(file, 'Text.\n');
  const read = () => readFileSync(file, 'utf8');
  expect(await withEdit(file, async () => read())).toMatch(/^Text\.\n\n.+\.\n$/);
  expect(read()).toBe('Text.\n');
  const failing = withEdit(file, async () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(read()).toBe('Text.\n');
});
