import {coinsOf, givenBy, keptShare} from './given.ts';
import type {Holdings} from './ledger/holdings.ts';
import type {Purchase} from './ledger/purchase.ts';
import type {Products} from './product.ts';
import type {Line, State} from './storePurchase.ts';

/** What the user has now. */
export type Account = {
  readonly coins: number;
  /** For each product until when, in ms since 1970; what is over is not in it. */
  readonly access: Readonly<Record<string, number>>;
  /** Subscriptions that aren't being paid for: ask the user to pay or to resume, not to buy again. */
  readonly unpaid: Readonly<Record<string, State>>;
  /**
   * Renewing subscriptions whose period is over while their store could not be asked: they stay open for a day at most. Left
   * out when there are none.
   */
  readonly unconfirmed?: Readonly<Record<string, number>>;
};

/** Test purchases look real but are free: they count only for the users that you name as testers. */
export type Asker = {readonly user: string; readonly isTester: boolean};

const UNPAID: readonly State[] = ['grace', 'hold', 'paused'];
const DAY = 86_400_000;

export function accountOf(holdings: Holdings, products: Products, {isTester}: Asker): Account {
  const {now} = holdings;
  const own = holdings.purchases.filter(
    ({environment}) => environment === 'Production' || isTester,
  );
  const access = new Map<string, number>();
  const unconfirmed = new Map<string, number>();
  const unpaid = new Map<string, State>();
  const give = (productId: string, end: number | null) => {
    if (end !== null && end > now) access.set(productId, Math.max(access.get(productId) ?? 0, end));
  };
  for (const purchase of own)
    for (const line of purchase.lines) {
      const {productId} = line;
      if (products(productId) === undefined) continue;
      give(productId, givenBy(purchase, line, products).accessUntil);
      const open = openUntil(purchase, line, now);
      if (open !== null) {
        give(productId, open);
        unconfirmed.set(productId, open);
      }
      if (UNPAID.includes(purchase.state)) unpaid.set(productId, purchase.state);
    }
  for (const [productId, end] of passEnds(own, products)) give(productId, end);
  for (const {productId, accessUntil} of holdings.grants)
    if (productId !== undefined) give(productId, accessUntil);
  return {
    coins: coinsOf(holdings, products, isTester),
    access: Object.fromEntries(access),
    unpaid: Object.fromEntries(unpaid),
    ...(unconfirmed.size > 0 && {unconfirmed: Object.fromEntries(unconfirmed)}),
  };
}

/**
 * A plan that renews and whose store has not been heard since its end has most likely been paid for: it stays open while
 * the store cannot be asked, for a day at most.
 */
function openUntil(purchase: Purchase, {accessUntil}: Line, now: number): number | null {
  const {type, state, renews, readAt} = purchase;
  if (type !== 'plan' || state !== 'paid' || !renews || accessUntil === null) return null;
  if (accessUntil > now || readAt >= accessUntil) return null;
  const end = accessUntil + DAY;
  return end > now ? end : null;
}

/** A pass that is bought while another one runs begins when that one ends: nobody pays for the same day twice. */
function passEnds(purchases: readonly Purchase[], products: Products): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const paid = purchases
    .filter(({type, state}) => type === 'product' && state === 'paid')
    .toSorted((one, other) => (one.boughtAt ?? 0) - (other.boughtAt ?? 0));
  for (const purchase of paid)
    for (const {productId, quantity} of purchase.lines) {
      const product = products(productId);
      if (product?.kind !== 'pass') continue;
      const start = Math.max(ends.get(productId) ?? 0, purchase.boughtAt ?? 0);
      ends.set(productId, start + product.days * quantity * keptShare(purchase) * DAY);
    }
  return ends;
}
