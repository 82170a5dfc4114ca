import {DAY} from '../../simulator/clock.ts';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Subscription} from '../../simulator/store/purchase.ts';
import {accountOf, offerOf} from './payloadParts.ts';

const LAPSE_DAYS = 60;
const intents = {cancellation: 1, billing: 2, price: 3, 'not for sale': 4} as const;

/** `JWSRenewalInfoDecodedPayload` of Apple. */
export function renewalPayload(
  {catalog, clock, device, store}: Simulator<'ios'>,
  subscription: Subscription,
): Payload {
  const {current, next, state, increase, endedBy, autoRenews, account} = subscription;
  const price = next.phases.at(-1)?.price ?? 0;
  const graceDays = catalog.getSubscription(current.productId).graceDays ?? 0;
  return {
    originalTransactionId: (current.original ?? current).transactionId,
    productId: current.productId,
    autoRenewProductId: next.productId,
    autoRenewStatus: autoRenews ? 1 : 0,
    ...accountOf(current),
    ...offerOf(catalog.get(next.productId), next.offer ?? null),
    ...(endedBy && {expirationIntent: intents[endedBy]}),
    isInBillingRetryPeriod: state === 'grace' || state === 'retry',
    ...(state === 'grace' && {
      gracePeriodExpiresDate: (current.expiresAt ?? clock.now) + graceDays * DAY,
    }),
    ...(increase && {
      priceIncreaseStatus: increase.answer === 'agreed' || increase.answer === 'applied' ? 1 : 0,
    }),
    ...(autoRenews && {
      renewalDate: current.expiresAt,
      renewalPrice: Math.round(price * 1000),
      currency: catalog.currency,
    }),
    recentSubscriptionStartDate: startOf(store.purchases, current),
    environment: device.environment,
    signedDate: clock.now,
    appTransactionId: store.appTransactionIdOf(account),
  };
}

/** Where the row of periods begins that no lapse of 60 days or more interrupts. */
function startOf(purchases: readonly Purchase[], current: Purchase): number {
  const original = current.original ?? current;
  const periods = purchases.filter((one) => (one.original ?? one) === original);
  let start = original.boughtAt;
  let end = original.boughtAt;
  for (const {boughtAt, expiresAt} of periods) {
    if (boughtAt - end >= LAPSE_DAYS * DAY) start = boughtAt;
    end = Math.max(end, expiresAt ?? boughtAt);
  }
  return start;
}
