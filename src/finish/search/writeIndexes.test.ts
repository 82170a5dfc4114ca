import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadPagefind, writeIndexes} from './writeIndexes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const content = (text: string) =>
  `<html lang="en"><body data-pagefind-body><p>${text}</p></body></html>`;
const documents = [
  {url: '/a#one', content: content('fetchProducts')},
  {url: '/b', content: content('E_ITEM_UNAVAILABLE')},
];

it('writes the same index for the same documents, and nothing that the dialog does without', async () => {
  writeFileSync(join(folder, 'left-over.pf_index'), '');
  await writeIndexes(loadPagefind(process.cwd()), [{documents, words: ['one', 'two'], folder}]);
  const files = () => readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
  const first = files();
  expect(first).toContain('pagefind.js');
  expect(first).toContain('wasm.en.pagefind');
  expect(first.filter((file) => /ui|highlight|worker|unknown|left-over/.test(file))).toEqual([]);
  expect(readFileSync(join(folder, 'words.txt'), 'utf8')).toBe('one\ntwo');
  await writeIndexes(loadPagefind(process.cwd()), [{documents, words: ['one', 'two'], folder}]);
  expect(files()).toEqual(first);
});

const added = {
  addHTMLFile: async () => ({errors: []}),
  writeFiles: async () => ({errors: []}),
  deleteIndex: async () => null,
};
const failing = {
  'refused /a#one: too long': {...added, addHTMLFile: async () => ({errors: ['too long']})},
  'was not written: disk is full': {
    ...added,
    writeFiles: async () => ({errors: ['disk is full']}),
  },
};

it.each(Object.entries(failing))('stops with "%s" and ends Pagefind', async (reason, index) => {
  const close = vi.fn(async () => null);
  const createIndex = async () => ({errors: [], index});
  const written = writeIndexes({createIndex, close}, [{documents, words: [], folder}]);
  await expect(written).rejects.toThrow(`The search index ${reason}.`);
  expect(close).toHaveBeenCalledOnce();
  expect(existsSync(join(folder, 'words.txt'))).toBe(false);
});
