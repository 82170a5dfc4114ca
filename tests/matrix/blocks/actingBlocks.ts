import {isFor, loadParts} from '../../behavior/part.ts';
import type {Role} from '../../behavior/role.ts';
import {type Sample, samplesOf} from '../../behavior/samples.ts';
import type {PromiseName} from '../promises.ts';

/** What a block does with the store, by the names that its code uses once the compiler has taken the types away. */
const doings = {
  'takes purchases': [
    ...['onPurchaseSuccess', 'onPurchaseError', 'purchaseUpdatedListener', 'purchaseErrorListener'],
    ...['handlePurchase', 'finishTransaction'],
  ],
  loads: [
    ...['fetchProducts', 'requestProducts', 'getProducts', 'getSubscriptions', 'loadOffer'],
    ...['getAvailablePurchases', 'getPurchaseHistories', 'getActiveSubscriptions', 'readOwned'],
    ...[
      'subscriptionStatusIOS',
      'currentEntitlementIOS',
      'latestTransactionIOS',
      'syncEntitlements',
    ],
  ],
  restores: ['restorePurchases', 'syncIOS', 'sync'],
  'writes a price': ['displayPrice', 'formattedPrice', 'price', 'localizedPrice'],
  buys: ['requestPurchase', 'requestSubscription', 'requestPurchaseOnPromotedProductIOS'],
} as const;

export type Doing = keyof typeof doings;

/** A block of a page that does something with the store, in the role that it plays in the behavior tests. */
export type ActingBlock = {
  readonly sample: Sample;
  readonly role: Role;
  readonly doings: readonly Doing[];
  /** The only promises to look at; all without it. */
  readonly watched?: readonly PromiseName[];
};

/** Where readers find a block, without the version. */
export const titleOf = ({page, name}: Pick<Sample, 'page' | 'name'>): string => `${page} "${name}"`;

export function doingsOf({code}: Sample): readonly Doing[] {
  return Object.entries(doings).flatMap(([doing, names]) =>
    isDoing(doing) && names.some((name) => code.uses.includes(name)) ? [doing] : [],
  );
}

/** Finds every block of a docs version that does something with the store. */
export async function actingBlocks(docs: string): Promise<readonly ActingBlock[]> {
  const parts = await loadParts();
  return (await samplesOf(docs)).flatMap((sample) => {
    const own = doingsOf(sample);
    if (own.length === 0) return [];
    const role = parts.find((part) => isFor(part, sample))?.role;
    if (!role) throw new Error(`${sample.place} acts, and no file of tests/behavior/parts has it.`);
    return [{sample, role, doings: own}];
  });
}

function isDoing(name: string): name is Doing {
  return name in doings;
}
