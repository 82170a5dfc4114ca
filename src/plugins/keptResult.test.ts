import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as v from 'valibot';
import {afterAll, expect, it} from 'vitest';
import {keptResult, keyOf} from './keptResult.ts';

const site = mkdtempSync(join(tmpdir(), 'kept-result-'));
afterAll(() => rmSync(site, {recursive: true}));

const write = (name: string, text: string): void => {
  mkdirSync(join(site, name, '..'), {recursive: true});
  writeFileSync(join(site, name), text);
};

it('the key of files and folders changes with any name and any text', () => {
  const key = (): string => keyOf(site, ['folder', 'file', 'missing']);
  const keys = [key()];
  const changes: [name: string, text: string][] = [
    ['folder/deep/a', '1'],
    ['folder/deep/a', '2'],
    ['folder/deep/b', '2'],
    ['file', '1'],
    ['file', '2'],
    ['missing', ''],
  ];
  for (const [name, text] of changes) {
    write(name, text);
    keys.push(key());
  }
  rmSync(join(site, 'folder/deep/a'));
  keys.push(key());
  expect(new Set(keys).size).toBe(keys.length);
  write('other', '1');
  expect(key()).toBe(keys.at(-1));
  expect(keyOf('/elsewhere', [])).not.toBe(keyOf(site, []));
});

it('a result is made again when its key is another or its file is damaged', async () => {
  const file = join(site, 'kept.json');
  let count = 0;
  const ask = (key: string): Promise<number> =>
    keptResult({file, key, schema: v.number(), make: async () => (count += 1)});
  expect([await ask('a'), await ask('a')]).toEqual([1, 1]);
  expect([await ask('b'), await ask('b')]).toEqual([2, 2]);
  write('kept.json', '{"key":"b","result":"2"}');
  expect(await ask('b')).toBe(3);
});

it('work that fails leaves nothing behind', async () => {
  const work = {file: join(site, 'failed.json'), key: 'a', schema: v.number()};
  const make = async (): Promise<number> => Promise.reject(new Error('no'));
  await expect(keptResult({...work, make})).rejects.toThrow('no');
  expect(await keptResult({...work, make: async () => 4})).toBe(4);
});
