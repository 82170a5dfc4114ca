import {DAY} from '../../simulator/clock.ts';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {typeOf} from '../../simulator/store/catalog.ts';
import type {VoidedPurchase} from '../../simulator/store/playRefunds.ts';

/** Google asked for the acknowledgment in vain. */
const UNACKNOWLEDGED = 8;

/** Who gave the money back. */
const sources = {
  ...{'asked for': 0, 'no longer shared': 0, 'revoked by you': 1, 'not acknowledged in time': 2},
} as const;

/** So many fit into one answer. */
const MOST = 1000;

/** Google lists nothing older. */
const LISTED_DAYS = 30;

/**
 * The answer of `purchases.voidedpurchases.list`; subscriptions are in it only when `type` is 1, and refunds of some of a
 * quantity only on request.
 */
export function voidedPurchases(
  {store, catalog, clock}: Simulator<'android'>,
  query: URLSearchParams,
): Payload {
  const from = Math.max(Number(query.get('startTime') ?? 0), clock.now - LISTED_DAYS * DAY);
  const to = Number(query.get('endTime') ?? clock.now);
  const withPlans = query.get('type') === '1';
  const withParts = query.get('includeQuantityBasedPartialRefund') === 'true';
  const found = store.voided.filter(
    ({time, quantity, purchase}) =>
      time >= from &&
      time <= to &&
      (withParts || quantity === null) &&
      (withPlans || typeOf(catalog.get(purchase.productId)) === 'inapp'),
  );
  const start = Number(query.get('token') ?? 0);
  const end = start + Number(query.get('maxResults') ?? MOST);
  return {
    ...(end < found.length && {tokenPagination: {nextPageToken: String(end)}}),
    voidedPurchases: found.slice(start, end).map(describe),
  };
}

function describe({purchase, time, quantity, why}: VoidedPurchase): Payload {
  const {token, orderId, boughtAt} = purchase;
  return {
    kind: 'androidpublisher#voidedPurchase',
    purchaseToken: token,
    purchaseTimeMillis: String(boughtAt),
    voidedTimeMillis: String(time),
    ...(orderId !== null && {orderId}),
    voidedSource: sources[why],
    voidedReason: why === 'not acknowledged in time' ? UNACKNOWLEDGED : 0,
    ...(quantity !== null && {voidedQuantity: quantity}),
  };
}
