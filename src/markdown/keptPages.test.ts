import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as v from 'valibot';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type KeptPage, keptPages} from './keptPages.ts';
import {addInput, readInput} from './pageInputs.ts';

let root = '';
const at = (file: string): string => join(root, file);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(at('posts'));
  writeFileSync(at('sample.ts'), 'const one = 1;');
});
afterEach(() => rmSync(root, {recursive: true}));

const open = (code = 'code') => keptPages({folder: at('kept'), code, schema: v.string()});
const page = (text: string, name = 'docs/page.mdx'): KeptPage => ({
  ...{name, text},
  file: {cwd: root, path: at(name)},
});

/** Makes the page as another run would, unless it is kept; says what it is, and whether it was made. */
function run(text = 'Text.', code?: string) {
  const kept = open(code);
  const steps = vi.fn(() => {
    const {file} = page(text);
    addInput(file, 'posts');
    return [text, readInput(file, 'sample.ts'), readInput(file, 'later.ts')].join();
  });
  const value = kept.read(page(text)) ?? kept.make(page(text), steps);
  return {value, isMade: steps.mock.calls.length > 0};
}

it('makes a page once', () => {
  const first = run();
  expect(first).toEqual({value: 'Text.,const one = 1;,', isMade: true});
  expect(run()).toEqual({...first, isMade: false});
});

it('makes a page again when its text or the code changes', () => {
  run();
  expect(run('More.').isMade).toBe(true);
  expect(run('More.', 'other code').isMade).toBe(true);
});

it.each([
  ['a file that was read for it', 'sample.ts'],
  ['a file that was not there', 'later.ts'],
  ['the names in a folder', 'posts/new.mdx'],
  ['what is kept, by accident,', 'kept/docs/page.mdx.json'],
])('makes a page again when %s changes', (_what, file) => {
  run();
  writeFileSync(at(file), 'changed');
  expect(run().isMade).toBe(true);
  expect(run().isMade).toBe(false);
});

it('makes it again when a file changed while it was read', () => {
  const kept = open();
  kept.make(page('Text.'), () => {
    addInput(page('Text.').file, 'sample.ts');
    writeFileSync(at('sample.ts'), 'changed meanwhile');
    return 'of the changed file or not';
  });
  expect(open().read(page('Text.'))).toBeUndefined();
});

it('forgets what an earlier text read', () => {
  run();
  open().make(page('None.'), () => 'nothing read');
  writeFileSync(at('sample.ts'), 'const other = 2;');
  expect(open().read(page('None.'))).toBe('nothing read');
});

it('has one file for each page, and none for pages that are gone', () => {
  const kept = open();
  for (const [name, text] of [
    ['a.mdx', '1'],
    ['a.mdx', '2'],
    ['docs/b.mdx', '3'],
  ] as const)
    kept.make(page(text, name), () => text);
  const files = () =>
    readdirSync(at('kept'), {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.json'),
    );
  expect(files().sort()).toEqual(['a.mdx.json', 'docs/b.mdx.json']);
  kept.keepOnly(new Set(['docs/b.mdx']));
  expect(files()).toEqual(['docs/b.mdx.json']);
});
