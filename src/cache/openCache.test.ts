import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {openCache} from './openCache.ts';

const {at} = testFolder();
const read = (input: string, code = 'code') => openCache(at(), code).read(input)?.toString();

it('returns what the same code made of the same input, in another run too', () => {
  expect(read('input')).toBeUndefined();
  openCache(at(), 'code').write('input', 'result');
  expect(read('input')).toBe('result');
  expect(read('other input')).toBeUndefined();
  expect(read('input', 'other code')).toBeUndefined();
});

it('keeps what a run used, and nothing else', () => {
  openCache(at(), 'old').write('input', 'old');
  const before = openCache(at(), 'code');
  for (const input of ['read', 'left']) before.write(input, input);
  const cache = openCache(at(), 'code');
  cache.read('read');
  cache.write('written', 'written');
  cache.prune();
  expect(readdirSync(at())).toHaveLength(2);
  expect([read('read'), read('written'), read('left')]).toEqual(['read', 'written', undefined]);
});

it('is empty without its folder', () => {
  const cache = openCache(at('none'), 'code');
  cache.prune();
  expect(cache.read('input')).toBeUndefined();
});
