import {
  appleStates,
  offerTypes,
  type Payload,
  productType,
} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {AppliedOffer, Purchase, Subscription} from '../../simulator/store/purchase.ts';

const DAY = 24 * 60 * 60 * 1000;
const modes: Readonly<Record<string, string>> = {
  FreeTrial: 'FREE_TRIAL',
  PayAsYouGo: 'PAY_AS_YOU_GO',
  PayUpFront: 'PAY_UP_FRONT',
};
const intents = {cancellation: 1, billing: 2, price: 3, 'not for sale': 4} as const;

/** `JWSTransactionDecodedPayload` of Apple. */
export function transactionPayload(
  {catalog, clock, device}: Simulator,
  purchase: Purchase,
  bundleId: string,
): Payload {
  const {productId, transactionId, subscription, offer} = purchase;
  const product = catalog.get(productId);
  const first = purchase.original ?? purchase;
  const plan = product.kind === 'subscription' && {
    webOrderLineItemId: transactionId,
    subscriptionGroupIdentifier: product.group,
  };
  return {
    transactionId,
    originalTransactionId: first.transactionId,
    ...plan,
    bundleId,
    productId,
    purchaseDate: purchase.boughtAt,
    originalPurchaseDate: first.boughtAt,
    ...(purchase.expiresAt !== null && {expiresDate: purchase.expiresAt}),
    quantity: purchase.quantity,
    type: productType(product),
    ...accountOf(purchase),
    inAppOwnershipType: purchase.family ? 'FAMILY_SHARED' : 'PURCHASED',
    signedDate: clock.now,
    ...(purchase.revokedAt !== null && {revocationDate: purchase.revokedAt, revocationReason: 0}),
    ...(subscription && purchase.upgraded && {isUpgraded: true}),
    ...offerOf(offer),
    environment: device.environment,
    storefront: device.storefront,
    transactionReason: purchase.reason,
    currency: purchase.currency,
    price: Math.round(purchase.price * 1000),
  };
}

/** `JWSRenewalInfoDecodedPayload` of Apple. */
export function renewalPayload(
  {catalog, clock, device}: Simulator,
  subscription: Subscription,
): Payload {
  const {current, next, state, increase, endedBy, autoRenews} = subscription;
  const price = next.phases.at(-1)?.price ?? 0;
  const graceDays = catalog.getSubscription(current.productId).graceDays ?? 0;
  return {
    originalTransactionId: (current.original ?? current).transactionId,
    productId: current.productId,
    autoRenewProductId: next.productId,
    autoRenewStatus: autoRenews ? 1 : 0,
    ...accountOf(current),
    ...offerOf(next.offer ?? null),
    ...(endedBy && {expirationIntent: intents[endedBy]}),
    isInBillingRetryPeriod: state === 'grace' || state === 'retry',
    ...(state === 'grace' && {
      gracePeriodExpiresDate: (current.expiresAt ?? clock.now) + graceDays * DAY,
    }),
    ...(increase && {priceIncreaseStatus: increase.answer === 'agreed' ? 1 : 0}),
    ...(autoRenews && {
      renewalDate: current.expiresAt,
      renewalPrice: Math.round(price * 1000),
      currency: catalog.currency,
    }),
    recentSubscriptionStartDate: (current.original ?? current).boughtAt,
    environment: device.environment,
    signedDate: clock.now,
  };
}

/** Apple's number of the state of a purchase's subscription. */
export function statusOf(purchase: Purchase): number | undefined {
  const {subscription} = purchase;
  return subscription ? appleStates[subscription.state] : undefined;
}

function offerOf(offer: AppliedOffer | null): Payload {
  if (!offer) return {};
  return {
    offerType: offerTypes[offer.type],
    ...(offer.id !== null && {offerIdentifier: offer.id}),
    offerDiscountType: modes[offer.mode],
  };
}

function accountOf({accountToken}: Purchase): Payload {
  return accountToken === null ? {} : {appAccountToken: accountToken.toLowerCase()};
}
