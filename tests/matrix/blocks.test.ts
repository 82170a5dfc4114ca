import {describe, expect, it} from 'vitest';
import {docsNames} from '../behavior/samples.ts';
import {type ActingBlock, actingBlocks, titleOf} from './blocks/actingBlocks.ts';
import {isPromise} from './blocks/blockPromises.ts';
import {spared} from './blocks/spared.ts';
import {usedTitles} from './blocks/uses.ts';
import {summary} from './counted.ts';

const all: readonly (readonly [string, readonly ActingBlock[]])[] = await Promise.all(
  docsNames.map(async (docs) => [docs, await actingBlocks(docs)] as const),
);
const titles = new Set(all.flatMap(([, blocks]) => blocks.map(({sample}) => titleOf(sample))));

describe('the blocks that act', () => {
  it.each(all)(
    'are found in %s: handlers, loaders, restores, prices and requests',
    (_docs, blocks) => {
      const found = new Set(blocks.flatMap(({doings}) => doings));
      expect([...found].toSorted()).toEqual([
        'buys',
        'loads',
        'restores',
        'takes purchases',
        'writes a price',
      ]);
      expect(blocks.length).toBeGreaterThan(50);
    },
  );

  it('are those that an entry is about: what spares a promise, and what says how one is used', () => {
    const named = [...spared.map(({block}) => block), ...usedTitles];
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });

  it('are spared nothing without a reason', () => {
    for (const {promises, reason} of spared) {
      expect(reason).toMatch(/\w+ \w+/);
      if (promises !== 'all') expect(promises.filter((name) => !isPromise(name))).toEqual([]);
    }
  });
});

it('counts histories by version, sample and block in one line', () => {
  const lines = '2.7 blocks 5\n2.8 basic-store 40\n2.8 blocks 5\n2.8 basic-store 40\n';
  expect(summary(lines)).toBe('90 histories (2.8: basic-store 80, blocks 5; 2.7: blocks 5)');
});
