import type {Grant} from './ledger/grants.ts';
import type {Holdings} from './ledger/holdings.ts';
import type {Purchase} from './ledger/purchase.ts';
import type {Products} from './product.ts';
import {FOREVER, type Line} from './storePurchase.ts';

const DAY = 86_400_000;

/** What one line of a purchase gives now, by the catalog. */
export type Given = {readonly coins: number; readonly accessUntil: number | null};

const NOTHING: Given = {coins: 0, accessUntil: null};

/** A product that the catalog lacks gives nothing, and harms nothing else. */
export function givenBy(purchase: Purchase, line: Line, products: Products): Given {
  const product = products(line.productId);
  if (product === undefined) return NOTHING;
  if (purchase.type === 'plan') return {coins: 0, accessUntil: line.accessUntil};
  if (purchase.state !== 'paid') return NOTHING;
  switch (product.kind) {
    case 'consumable':
      return {coins: keptCoins(product.coins * line.quantity, purchase), accessUntil: null};
    case 'unlock':
      return {coins: 0, accessUntil: FOREVER};
    case 'pass': {
      const days = product.days * line.quantity * keptShare(purchase);
      return {coins: 0, accessUntil: (purchase.boughtAt ?? 0) + days * DAY};
    }
    case 'subscription':
      return NOTHING;
  }
}

/** Coins that were bought or granted, and neither refunded nor spent. A refund of spent coins leaves less than nothing. */
export function coinsOf(holdings: Holdings, products: Products, isTester: boolean): number {
  const bought = holdings.purchases
    .filter(({environment}) => isTester || environment === 'Production')
    .flatMap((purchase) => purchase.lines.map((line) => givenBy(purchase, line, products).coins));
  const granted = holdings.grants.map(({coins = 0}: Grant) => coins);
  return [...bought, ...granted].reduce((sum, coins) => sum + coins, 0) - holdings.spent;
}

function keptCoins(coins: number, {refundedPart}: Purchase): number {
  if (refundedPart === null) return coins;
  return Math.floor((coins * (refundedPart.of - refundedPart.part)) / refundedPart.of);
}

/** What is left of a purchase of which a part was given back. */
export function keptShare({refundedPart}: Purchase): number {
  return refundedPart === null ? 1 : 1 - refundedPart.part / refundedPart.of;
}
