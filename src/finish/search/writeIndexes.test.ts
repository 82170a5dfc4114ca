import {existsSync, readdirSync} from 'node:fs';
import {expect, it, vi} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {loadPagefind, writeIndexes} from './writeIndexes.ts';

const {at, write, read} = testFolder();

const content = (text: string) =>
  `<html lang="en"><body data-pagefind-body><p>${text}</p></body></html>`;
const documents = [
  {url: '/a#one', content: content('fetchProducts')},
  {url: '/b', content: content('E_ITEM_UNAVAILABLE')},
];

it('writes the same index for the same documents, and nothing that the dialog does without', async () => {
  write('left-over.pf_index', '');
  const index = {documents, words: ['one', 'two'], folder: at()};
  await writeIndexes(loadPagefind(process.cwd()), [index]);
  const files = () => readdirSync(at(), {recursive: true, encoding: 'utf8'}).sort();
  const first = files();
  expect(first).toContain('pagefind.js');
  expect(first).toContain('wasm.en.pagefind');
  expect(first.filter((file) => /ui|highlight|worker|unknown|left-over/.test(file))).toEqual([]);
  expect(read('words.txt')).toBe('one\ntwo');
  await writeIndexes(loadPagefind(process.cwd()), [index]);
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
  const written = writeIndexes({createIndex, close}, [{documents, words: [], folder: at()}]);
  await expect(written).rejects.toThrow(`The search index ${reason}.`);
  expect(close).toHaveBeenCalledOnce();
  expect(existsSync(at('words.txt'))).toBe(false);
});
