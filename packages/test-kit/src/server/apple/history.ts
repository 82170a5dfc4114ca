import type {Purchase} from '../../simulator/store/purchase.ts';
import {json} from '../answers.ts';
import {fail} from './apiErrors.ts';
import {appOf, type AppStoreSide, type Asked, purchasesOf} from './appStoreSide.ts';

const PAGE = 20;

/** Get Transaction History: a restore is in it as the purchase that it restored. */
export function answerHistory({side, query}: Asked, purchase: Purchase): Response {
  const [start, end] = [dateIn(query, 'startDate'), dateIn(query, 'endDate')];
  if (Number.isNaN(start)) return fail(4000015);
  if (Number.isNaN(end)) return fail(4000016);
  if (start !== null && end !== null && start > end) return fail(4000013);
  const wanted = purchasesOf(side, purchase).filter(
    (one) =>
      (start === null || one.boughtAt >= start) &&
      (end === null || one.boughtAt < end) &&
      fits(side, one, query),
  );
  return page(side, wanted, query);
}

/** Get Refund History. */
export function answerRefunds({side, query}: Asked, purchase: Purchase): Response {
  const refunded = purchasesOf(side, purchase).filter(({payment}) => payment === 'refunded');
  return page(side, refunded, query);
}

function dateIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text === null ? null : Number(text);
}

const types = {
  subscription: 'AUTO_RENEWABLE',
  nonRenewing: 'NON_RENEWABLE',
  consumable: 'CONSUMABLE',
  unlock: 'NON_CONSUMABLE',
} as const;

function fits({simulator}: AppStoreSide, one: Purchase, query: URLSearchParams): boolean {
  const product = simulator.catalog.get(one.productId);
  const group = product.kind === 'subscription' ? product.group : '';
  const has = (name: string, value: string) =>
    !query.has(name) || query.getAll(name).includes(value);
  return (
    has('productId', one.productId) &&
    has('productType', types[product.kind]) &&
    has('subscriptionGroupIdentifier', group) &&
    has('inAppOwnershipType', one.family ? 'FAMILY_SHARED' : 'PURCHASED') &&
    has('revoked', String(one.payment === 'refunded'))
  );
}

function page(side: AppStoreSide, all: readonly Purchase[], query: URLSearchParams): Response {
  const sorted = query.get('sort') === 'DESCENDING' ? all.toReversed() : all;
  const start = Number(query.get('revision') ?? 0);
  if (!Number.isInteger(start) || start < 0) return fail(4000005);
  const end = Math.min(sorted.length, start + PAGE);
  return json({
    revision: String(end),
    hasMore: end < sorted.length,
    ...appOf(side),
    signedTransactions: sorted.slice(start, end).map((one) => side.signer.signPurchase(one)),
  });
}
