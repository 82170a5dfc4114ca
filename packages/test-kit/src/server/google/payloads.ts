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
    refundableQuantity: payment === 'paid' ? purchase.quantity - purchase.refundedQuantity : 0,
    ...accountIds(purchase),
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
export function subscriptionPurchase(
  simulator: Simulator,
  purchase: Purchase,
  order?: LineItemOrder,
): Payload {
  const {orderId, replaces, payment} = purchase;
  const hasStarted = payment !== 'pending' && payment !== 'declined';
  const account = accountIds(purchase);
  return {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    ...(hasStarted && {startTime: toTime(purchase.boughtAt)}),
    regionCode: REGION,
    subscriptionState: `SUBSCRIPTION_STATE_${stateOf(simulator, purchase)}`,
    ...(orderId !== null && {latestOrderId: orderId}),
    ...outOfApp(purchase),
    ...(replaces && {linkedPurchaseToken: replaces.old.token}),
    ...(simulator.device.environment === 'Sandbox' && {testPurchase: {}}),
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${purchase.finished ? 'ACKNOWLEDGED' : 'PENDING'}`,
    ...(Object.keys(account).length > 0 && {externalAccountIdentifiers: account}),
    ...whyCanceled(simulator, purchase),
    lineItems: lineItems(simulator, purchase, order),
  };
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
