import {expect, it, vi} from 'vitest';
import {findSections} from './findSections.ts';
import type {Engine} from './searchEngine.ts';

/** An engine that knows which hits each text has, and remembers what it was asked. */
function fakeEngine(hits: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = [];
  const engine: Engine = {
    search: async (text) => {
      asked.push(text);
      const results = (hits[text] ?? []).map((id, index) => ({
        id,
        score: 10 - index,
        data: async () => ({url: id, content: text, excerpt: '', meta: {}}),
      }));
      return {results};
    },
  };
  const knownWords = vi.fn(async () => ['refunded', 'minutes']);
  return {engine, asked, knownWords};
}

const ids = (found: Awaited<ReturnType<typeof findSections>>) => found.hits.map(({id}) => id);

it('searches for what was meant and says so', async () => {
  const index = fakeEngine({refunded: ['a']});
  const found = await findSections(' refundde ', index);
  expect(found).toMatchObject({searched: 'refunded', complete: 1});
  expect(ids(found)).toEqual(['a']);
});

it('downloads the known words only when the hits lack a word as it was typed', async () => {
  const index = fakeEngine({refunded: ['a']});
  await findSections('Refunded', index);
  expect(index.knownWords).toHaveBeenCalledOnce();
  await findSections('refunded', index);
  expect(index.knownWords).toHaveBeenCalledOnce();
});

it('adds sections with some of the words when few have all, those with more words first', async () => {
  const index = fakeEngine({
    'refunded minutes': ['all'],
    refunded: ['one', 'both'],
    minutes: ['both', 'all'],
  });
  const found = await findSections('refunded minutes', index);
  expect(found.complete).toBe(1);
  expect(ids(found)).toEqual(['all', 'both', 'one']);
});

it('does not add anything when enough have all the words', async () => {
  const index = fakeEngine({'refunded minutes': ['a', 'b', 'c'], refunded: ['d']});
  expect(ids(await findSections('refunded minutes', index))).toEqual(['a', 'b', 'c']);
});

it('asks with a part of a very long query', async () => {
  const index = fakeEngine({});
  await findSections('x'.repeat(10_000), index);
  expect(index.asked).toEqual(['x'.repeat(200)]);
});
