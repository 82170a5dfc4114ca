import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {typeOf} from '../../simulator/store/catalog.ts';

/** Google asked for the acknowledgment in vain. */
const UNACKNOWLEDGED = 8;

/** So many fit into one answer. */
const MOST = 1000;

/** The answer of `purchases.voidedpurchases.list`; subscriptions are in it only when `type` is 1. */
export function voidedPurchases(simulator: Simulator, query: URLSearchParams): Payload {
  const {store, catalog, clock} = simulator;
  const from = Number(query.get('startTime') ?? 0);
  const to = Number(query.get('endTime') ?? clock.now);
  const withPlans = query.get('type') === '1';
  const voided = store.purchases.filter(
    ({payment, revokedAt, productId}) =>
      payment === 'refunded' &&
      revokedAt !== null &&
      revokedAt >= from &&
      revokedAt <= to &&
      (withPlans || typeOf(catalog.get(productId)) === 'inapp'),
  );
  const start = Number(query.get('token') ?? 0);
  const end = start + Number(query.get('maxResults') ?? MOST);
  return {
    ...(end < voided.length && {tokenPagination: {nextPageToken: String(end)}}),
    voidedPurchases: voided
      .slice(start, end)
      .map(({token, orderId, boughtAt, revokedAt, finished}) => ({
        kind: 'androidpublisher#voidedPurchase',
        purchaseToken: token,
        purchaseTimeMillis: String(boughtAt),
        voidedTimeMillis: String(revokedAt),
        ...(orderId !== null && {orderId}),
        voidedSource: finished ? 0 : 2,
        voidedReason: finished ? 0 : UNACKNOWLEDGED,
      })),
  };
}
