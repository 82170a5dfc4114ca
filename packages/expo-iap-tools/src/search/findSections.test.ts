import {expect, it, vi} from 'vitest';
import type {Engine} from './engine.ts';
import {correctWords, dropFillers, findSections} from './findSections.ts';

/** An engine that knows which hits each text has, and remembers what it was asked. */
function fakeEngine(
  hits: Readonly<Record<string, readonly string[]>>,
  scores: Readonly<Record<string, number>> = {},
  content?: string,
) {
  const asked: string[] = [];
  const engine: Engine = {
    search: async (text) => {
      asked.push(text);
      const results = (hits[text] ?? []).map((id, index) => ({
        id,
        score: scores[id] ?? 10 - index,
        data: async () => ({url: id, content: content ?? text, excerpt: '', meta: {}}),
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

it('offers what a word may have meant beside the hits of the others, and takes a slip', async () => {
  const index = fakeEngine({minutes: ['a'], 'refunded minutes': ['b', 'c', 'd']});
  expect(await findSections('refunder minutes', index)).toMatchObject({complete: 0});
  const offered = await findSections('refundet minutes', index);
  expect(offered).toMatchObject({searched: 'refundet minutes', meant: 'refunded minutes'});
  expect(ids(offered)).toEqual(['a']);
  const taken = await findSections('refnuded minutes', index);
  expect(taken).toMatchObject({searched: 'refunded minutes', complete: 3});
  expect(taken.meant).toBeUndefined();
});

it('downloads the known words only when the hits are few or lack a word as it was typed', async () => {
  const index = fakeEngine({refunded: ['a', 'b', 'c']});
  await findSections('refunded', index);
  expect(index.knownWords).not.toHaveBeenCalled();
  await findSections('Refunded', index);
  expect(index.knownWords).toHaveBeenCalled();
});

it('takes a form of a word that the hits have for what was meant', async () => {
  const index = fakeEngine({unrefunded: ['a', 'b', 'c']}, {}, 'unrefund it');
  expect((await findSections('unrefunded', index)).searched).toBe('unrefunded');
});

it('asks for the words that begin as the only one when it has few hits', async () => {
  const index = fakeEngine({refund: ['a'], refunded: ['a', 'b']});
  const found = await findSections('refund', index);
  expect(found.searched).toBe('refund');
  expect(ids(found)).toEqual(['a', 'b']);
});

it('asks for the other forms of the only word when none has hits', async () => {
  const index = fakeEngine({refunded: ['a']});
  expect(ids(await findSections('refunder', index))).toEqual(['a']);
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

it('prefers most of the words to a title that is one of them', async () => {
  const index = fakeEngine(
    {fire: ['television'], tv: ['television'], purchase: ['PurchaseResult', 'television']},
    {PurchaseResult: 90, television: 2},
  );
  expect(ids(await findSections('purchase fire tv', index))).toEqual([
    'television',
    'PurchaseResult',
  ]);
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

const known = [
  'e_item_unavailable',
  'fetchproducts',
  'product',
  'products',
  'purchase',
  'receipt',
  'recipes',
  'transaction',
];

it.each([
  ['purchse', 'purchase'],
  ['recipt', 'receipt'],
  ['fecthProducts', 'fetchproducts'],
  ['transacton', 'transaction'],
  ['E_ITEM_UNAVALABLE', 'e_item_unavailable'],
  ['prodcut', 'product'],
])('corrects %s to %s', (typed, meant) => {
  expect(correctWords([typed], known)).toEqual([meant]);
});

it('takes the start of a word for the word while it is being typed, mistakes included', () => {
  expect(correctWords(['fetchP'], known)).toEqual(['fetchP']);
  expect(correctWords(['fecthPro'], known)).toEqual(['fetchproducts']);
});

it.each(['transactions', 'receipted', 'zebra', '<script>', 'عربى', '123456', 'sku', '"exact'])(
  'leaves %s as it is',
  (word) => {
    expect(correctWords([word], known)).toEqual([word]);
  },
);

it.each([
  ['refunded after 3 minutes', 'refunded minutes'],
  ['nothing happens when I tap buy', 'nothing happens tap buy'],
  ['sdk 53 build', 'sdk 53 build'],
  ['is it on', 'is it on'],
  ['in app', 'in app'],
  ['"refunded after 3 minutes"', '"refunded after 3 minutes"'],
])('asks with the meaningful words of %s', (query, asked) => {
  expect(dropFillers(query.split(' ')).join(' ')).toBe(asked);
});
