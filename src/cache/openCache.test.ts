import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openCache} from './openCache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const read = (input: string, code = 'code') => openCache(folder, code).read(input)?.toString();

it('returns what the same code made of the same input, in another run too', () => {
  expect(read('input')).toBeUndefined();
  openCache(folder, 'code').write('input', 'result');
  expect(read('input')).toBe('result');
  expect(read('other input')).toBeUndefined();
  expect(read('input', 'other code')).toBeUndefined();
});

it('keeps what a run used, and nothing else', () => {
  openCache(folder, 'old').write('input', 'old');
  const before = openCache(folder, 'code');
  for (const input of ['read', 'left']) before.write(input, input);
  const cache = openCache(folder, 'code');
  cache.read('read');
  cache.write('written', 'written');
  cache.prune();
  expect(readdirSync(folder)).toHaveLength(2);
  expect([read('read'), read('written'), read('left')]).toEqual(['read', 'written', undefined]);
});

it('is empty without its folder', () => {
  const cache = openCache(join(folder, 'none'), 'code');
  cache.prune();
  expect(cache.read('input')).toBeUndefined();
});
