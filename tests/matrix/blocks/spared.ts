import type {PromiseName} from '../promises.ts';
import {type ActingBlock, titleOf} from './actingBlocks.ts';

/** Promises that a block can neither keep nor break, and why. */
export type Spared = {
  /** Page and name of the block. */
  readonly block: string;
  readonly promises: readonly PromiseName[] | 'all';
  /** Only for these products; for all without it. */
  readonly products?: readonly string[];
  readonly reason: string;
};

const inTests = 'is the set-up of tests, so it runs on no phone';
const coinsOnly = 'is a shop that sells nothing but consumables, and consumes whatever it gets';
const notConsumable = ['remove_ads', 'pro_monthly', 'pro_yearly'];

export const spared: readonly Spared[] = [
  {block: 'guides/faq "jest.setup.ts"', promises: 'all', reason: inTests},
  {block: 'guides/faq "jest-events"', promises: 'all', reason: inTests},
  {block: 'guides/faq "jest-actual"', promises: 'all', reason: inTests},
  {
    block: 'installation "store.web.ts"',
    promises: 'all',
    reason: 'stands in for the library in a browser, where nothing is sold',
  },
  {
    block: 'api/error-codes "already-owned"',
    promises: ['given in the end'],
    products: ['coins_500', ...notConsumable],
    reason: 'recovers the one product that Google says is owned, and here that is coins_100',
  },
  {
    block: 'guides/getting-started "finish"',
    promises: ['given in the end'],
    products: notConsumable,
    reason: coinsOnly,
  },
  {
    block: 'intro "Shop.tsx"',
    promises: ['given in the end'],
    products: notConsumable,
    reason: coinsOnly,
  },
];

/** The entry that spares a block a promise, for all products or for this one. */
export function isSpared({sample}: ActingBlock, promise: PromiseName, product?: string): boolean {
  return spared.some(
    ({block, promises, products}) =>
      block === titleOf(sample) &&
      (promises === 'all' || promises.includes(promise)) &&
      (products === undefined || (product !== undefined && products.includes(product))),
  );
}

/** Whether a block does nothing on a phone that a promise could be about. */
export function runsNowhere({sample}: ActingBlock): boolean {
  return spared.some(({block, promises}) => promises === 'all' && block === titleOf(sample));
}
