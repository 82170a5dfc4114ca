import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Subscription} from '../../simulator/store/purchase.ts';
import {planOf, replacedAt, replacedBy} from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
const REGION = 'US';

/** `ProductPurchase`, the answer of `purchases.products.get`. */
export function productPurchase({device}: Simulator, purchase: Purchase): Payload {
  const {payment, orderId, accountToken, profileToken} = purchase;
  const states = {paid: 0, declined: 1, refunded: 1, pending: 2} as const;
  return {
    kind: 'androidpublisher#productPurchase',
    purchaseTimeMillis: String(purchase.boughtAt),
    purchaseState: states[payment],
    consumptionState: purchase.consumed ? 1 : 0,
    developerPayload: '',
    ...(orderId !== null && {orderId}),
    ...(device.environment === 'Sandbox' && {purchaseType: 0}),
    acknowledgementState: purchase.finished ? 1 : 0,
    quantity: purchase.quantity,
    refundableQuantity: payment === 'paid' ? purchase.quantity : 0,
    ...(accountToken !== null && {obfuscatedExternalAccountId: accountToken}),
    ...(profileToken !== null && {obfuscatedExternalProfileId: profileToken}),
    regionCode: REGION,
  };
}

const states = {
  grace: 'IN_GRACE_PERIOD',
  retry: 'ON_HOLD',
  paused: 'PAUSED',
  expired: 'EXPIRED',
  revoked: 'EXPIRED',
} as const;

/** `SubscriptionPurchaseV2`, the answer of `purchases.subscriptionsv2.get`. */
export function subscriptionPurchase(simulator: Simulator, purchase: Purchase): Payload {
  const {accountToken, profileToken, orderId} = purchase;
  const linked = replacedBy(simulator, purchase);
  const account = {
    ...(accountToken !== null && {obfuscatedExternalAccountId: accountToken}),
    ...(profileToken !== null && {obfuscatedExternalProfileId: profileToken}),
  };
  return {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    startTime: toTime(purchase.boughtAt),
    regionCode: REGION,
    subscriptionState: `SUBSCRIPTION_STATE_${stateOf(simulator, purchase)}`,
    ...(orderId !== null && {latestOrderId: orderId}),
    ...(linked && {linkedPurchaseToken: linked.token}),
    ...(simulator.device.environment === 'Sandbox' && {testPurchase: {}}),
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${purchase.finished ? 'ACKNOWLEDGED' : 'PENDING'}`,
    ...(Object.keys(account).length > 0 && {externalAccountIdentifiers: account}),
    ...whyCanceled(simulator, purchase),
    lineItems: [lineItem(simulator, purchase)],
  };
}

function stateOf(simulator: Simulator, purchase: Purchase): string {
  const {payment, subscription, upgraded} = purchase;
  if (payment === 'pending') return 'PENDING';
  if (payment === 'declined') return 'PENDING_PURCHASE_CANCELED';
  if (!subscription || upgraded || subscription.current.id !== purchase.id) return 'EXPIRED';
  const {state, autoRenews} = subscription;
  if (state !== 'active') return states[state];
  return autoRenews || planOf(simulator, purchase)?.prepaid ? 'ACTIVE' : 'CANCELED';
}

/** A purchase of a subscription that never began has no end either. */
function lineItem(simulator: Simulator, purchase: Purchase): Payload {
  const {productId, subscription, orderId} = purchase;
  const offer = planOf(simulator, purchase);
  const end = subscription && endOf(simulator, purchase, subscription);
  const next = subscription?.next.productId ?? productId;
  const isCurrent = subscription?.current.id === purchase.id;
  const plan = {
    autoRenewEnabled: isCurrent && subscription.autoRenews,
    ...(subscription && {
      recurringPrice: money(simulator, subscription.next.phases.at(-1)?.price ?? 0),
    }),
    ...(subscription?.increase && {
      priceChangeDetails: {
        newPrice: money(simulator, subscription.increase.price),
        priceChangeMode: 'PRICE_INCREASE',
        priceChangeState: subscription.increase.answer === 'agreed' ? 'CONFIRMED' : 'OUTSTANDING',
      },
    }),
  };
  return {
    productId,
    ...(typeof end === 'number' && {expiryTime: toTime(end)}),
    ...(offer?.prepaid ? {prepaidPlan: {}} : {autoRenewingPlan: plan}),
    ...(offer && {
      offerDetails: {
        basePlanId: offer.basePlanId,
        ...(offer.offerId !== null && {offerId: offer.offerId}),
        ...(offer.tags && {offerTags: offer.tags}),
      },
    }),
    ...(isCurrent && next !== productId && {deferredItemReplacement: {productId: next}}),
    ...(orderId !== null && {latestSuccessfulOrderId: orderId}),
  };
}

/** While Google waits for a payment, the end moves to that of the grace period. */
function endOf(simulator: Simulator, purchase: Purchase, {state}: Subscription): number | null {
  const {expiresAt, revokedAt, productId} = purchase;
  const replaced = replacedAt(simulator, purchase);
  if (revokedAt !== null) return revokedAt;
  if (expiresAt === null || replaced !== undefined) return replaced ?? null;
  const {graceDays = 0} = simulator.catalog.getSubscription(productId);
  return state === 'grace' ? expiresAt + graceDays * DAY : expiresAt;
}

function whyCanceled(simulator: Simulator, purchase: Purchase): Payload {
  const {subscription, payment, upgraded} = purchase;
  if (!subscription || payment === 'pending') return {};
  const replaced = upgraded || subscription.current.id !== purchase.id;
  if (replaced) return {canceledStateContext: {replacementCancellation: {}}};
  if (subscription.autoRenews || planOf(simulator, purchase)?.prepaid) return {};
  const bySystem = subscription.endedBy === 'billing' || subscription.endedBy === 'price';
  const why = bySystem ? 'systemInitiatedCancellation' : 'userInitiatedCancellation';
  const revoked = subscription.state === 'revoked' ? 'developerInitiatedCancellation' : why;
  return {canceledStateContext: {[revoked]: {}}};
}

function money({catalog}: Simulator, price: number): Payload {
  const units = Math.trunc(price);
  return {
    currencyCode: catalog.currency,
    units: String(units),
    nanos: Math.round((price - units) * 1e9),
  };
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}
