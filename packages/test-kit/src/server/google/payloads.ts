import {createHash} from 'node:crypto';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {type LineItemOrder, lineItems, planOf} from './lineItems.ts';
import {REGION, toTime} from './values.ts';

/** `ProductPurchase`, the answer of `purchases.products.get`. */
export function productPurchase({device}: Simulator, purchase: Purchase): Payload {
  const {payment, orderId} = purchase;
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
    refundableQuantity: refundable(purchase),
    ...accountIds(purchase),
    regionCode: REGION,
  };
}

/** `ProductPurchaseV2`, the answer of `purchases.productsv2.getproductpurchasev2`. */
export function productPurchaseV2({device}: Simulator, purchase: Purchase): Payload {
  const {payment, orderId, productId, quantity, consumed, finished} = purchase;
  const states = {paid: 'PURCHASED', declined: 'CANCELLED', refunded: 'CANCELLED'} as const;
  const isPending = payment === 'pending';
  return {
    kind: 'androidpublisher#productPurchaseV2',
    productLineItem: [
      {
        productId,
        productOfferDetails: {
          consumptionState: `CONSUMPTION_STATE_${consumed ? 'CONSUMED' : 'YET_TO_BE_CONSUMED'}`,
          quantity,
          refundableQuantity: refundable(purchase),
        },
      },
    ],
    purchaseStateContext: {purchaseState: isPending ? 'PENDING' : states[payment]},
    ...(orderId !== null && {orderId, purchaseCompletionTime: toTime(purchase.boughtAt)}),
    ...(device.environment === 'Sandbox' && {testPurchaseContext: {fopType: 'TEST'}}),
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${finished ? 'ACKNOWLEDGED' : 'PENDING'}`,
    ...accountIds(purchase),
    regionCode: REGION,
  };
}

/** How many of a quantity can still be given back. */
function refundable({payment, quantity, refundedQuantity}: Purchase): number {
  return payment === 'paid' ? quantity - refundedQuantity : 0;
}

const states = {
  grace: 'IN_GRACE_PERIOD',
  retry: 'ON_HOLD',
  paused: 'PAUSED',
  expired: 'EXPIRED',
  revoked: 'EXPIRED',
} as const;

/** `SubscriptionPurchaseV2`, the answer of `purchases.subscriptionsv2.get`. */
export function subscriptionPurchase(
  simulator: Simulator,
  purchase: Purchase,
  order?: LineItemOrder,
): Payload {
  const {orderId, replaces, payment} = purchase;
  const hasStarted = payment !== 'pending' && payment !== 'declined';
  const account = accountIds(purchase);
  const state = stateOf(simulator, purchase);
  const found = {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    ...(hasStarted && {startTime: toTime(purchase.boughtAt)}),
    regionCode: REGION,
    subscriptionState: `SUBSCRIPTION_STATE_${state}`,
    ...(orderId !== null && {latestOrderId: orderId}),
    ...outOfApp(purchase),
    ...(replaces && {linkedPurchaseToken: replaces.old.token}),
    ...(simulator.device.environment === 'Sandbox' && {testPurchase: {}}),
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${purchase.finished ? 'ACKNOWLEDGED' : 'PENDING'}`,
    ...(Object.keys(account).length > 0 && {externalAccountIdentifiers: account}),
    ...contextOf(state, purchase),
    lineItems: lineItems(simulator, purchase, order),
  };
  const etag = createHash('sha256').update(JSON.stringify(found)).digest('base64url');
  return {...found, etag};
}

/** What the app said about the buyer. */
function accountIds({accountToken, profileToken}: Purchase): Payload {
  return {
    ...(accountToken !== null && {obfuscatedExternalAccountId: accountToken}),
    ...(profileToken !== null && {obfuscatedExternalProfileId: profileToken}),
  };
}

/** Whose ended plan was taken up again; Google says so until the purchase is acknowledged. */
function outOfApp({takesUp, finished}: Purchase): Payload {
  if (!takesUp || finished) return {};
  const ids = accountIds(takesUp);
  return {
    outOfAppPurchaseContext: {
      expiredPurchaseToken: takesUp.token,
      ...(Object.keys(ids).length > 0 && {expiredExternalAccountIdentifiers: ids}),
    },
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

/** Why a plan is not simply active. */
function contextOf(state: string, purchase: Purchase): Payload {
  const {subscription, id} = purchase;
  const isCurrent = subscription?.current.id === id;
  if (state === 'PAUSED' && subscription && subscription.resumesAt !== null)
    return {pausedStateContext: {autoResumeTime: toTime(subscription.resumesAt)}};
  if (!subscription || (state !== 'CANCELED' && state !== 'EXPIRED')) return {};
  if (!isCurrent) return {canceledStateContext: {replacementCancellation: {}}};
  const {endedBy, canceled} = subscription;
  if (subscription.state === 'revoked' || canceled?.by === 'developer')
    return {canceledStateContext: {developerInitiatedCancellation: {}}};
  if (endedBy === 'billing' || endedBy === 'price')
    return {canceledStateContext: {systemInitiatedCancellation: {}}};
  if (!canceled) return {};
  const cancelTime = toTime(canceled.time);
  return {canceledStateContext: {userInitiatedCancellation: {cancelTime}}};
}
