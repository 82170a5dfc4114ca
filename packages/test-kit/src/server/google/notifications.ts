import type {Payload} from '../../simulator/native/iosPayloads.ts';
import {productsOf, type Purchase} from '../../simulator/store/purchase.ts';
import type {StoreEvent} from '../../simulator/store/storeEvents.ts';

/** Google's name and number of a notification about a subscription. */
type Notification = {readonly name: string; readonly content: Payload};

export const subscriptionTypes = {
  SUBSCRIPTION_RECOVERED: 1,
  SUBSCRIPTION_RENEWED: 2,
  SUBSCRIPTION_CANCELED: 3,
  SUBSCRIPTION_PURCHASED: 4,
  SUBSCRIPTION_ON_HOLD: 5,
  SUBSCRIPTION_IN_GRACE_PERIOD: 6,
  SUBSCRIPTION_RESTARTED: 7,
  SUBSCRIPTION_DEFERRED: 9,
  SUBSCRIPTION_PAUSED: 10,
  SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED: 11,
  SUBSCRIPTION_REVOKED: 12,
  SUBSCRIPTION_EXPIRED: 13,
  SUBSCRIPTION_ITEMS_CHANGED: 17,
  SUBSCRIPTION_PRICE_CHANGE_UPDATED: 19,
  SUBSCRIPTION_PENDING_PURCHASE_CANCELED: 20,
} as const;

/** What happens in the App Store alone, or without a message of Google, is not here. */
const plain: Readonly<Partial<Record<StoreEvent['what'], keyof typeof subscriptionTypes>>> = {
  paid: 'SUBSCRIPTION_PURCHASED',
  declined: 'SUBSCRIPTION_PENDING_PURCHASE_CANCELED',
  refunded: 'SUBSCRIPTION_REVOKED',
  'renewal off': 'SUBSCRIPTION_CANCELED',
  'renewal on': 'SUBSCRIPTION_RESTARTED',
  'pause scheduled': 'SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED',
  paused: 'SUBSCRIPTION_PAUSED',
  'price increase asked': 'SUBSCRIPTION_PRICE_CHANGE_UPDATED',
  'price increase agreed': 'SUBSCRIPTION_PRICE_CHANGE_UPDATED',
  grace: 'SUBSCRIPTION_IN_GRACE_PERIOD',
  retry: 'SUBSCRIPTION_ON_HOLD',
  expired: 'SUBSCRIPTION_EXPIRED',
  replaced: 'SUBSCRIPTION_EXPIRED',
  'renewal extended': 'SUBSCRIPTION_DEFERRED',
  'items changed': 'SUBSCRIPTION_ITEMS_CHANGED',
};

/** The messages that Google sends about something that happened. */
export function notificationsOf(
  event: StoreEvent,
  purchase: Purchase,
  isPlan: boolean,
): readonly Notification[] {
  const {token, orderId} = purchase;
  const about = isPlan ? ofPlan(event, purchase) : ofProduct(event, purchase);
  if (event.what !== 'refunded' && event.what !== 'partly refunded') return about;
  const voided = {purchaseToken: token, orderId: orderId ?? '', productType: isPlan ? 1 : 2};
  const refundType = event.what === 'refunded' ? 1 : 2;
  const content = {voidedPurchaseNotification: {...voided, refundType}};
  return [...about, {name: 'VOIDED_PURCHASE', content}];
}

function ofPlan(event: StoreEvent, purchase: Purchase): Notification[] {
  const name = nameOf(event);
  if (name === undefined) return [];
  const {endedBy} = purchase.subscription ?? {};
  // What the store itself gives up is told as canceled first.
  const isGivenUp = event.what === 'expired' && (endedBy === 'billing' || endedBy === 'price');
  return (isGivenUp ? (['SUBSCRIPTION_CANCELED', name] as const) : [name]).map((one) => ({
    name: one,
    content: {subscriptionNotification: describe(one, purchase)},
  }));
}

// Google leaves the product out when the token has several of them.
function describe(name: keyof typeof subscriptionTypes, purchase: Purchase): Payload {
  const {token, productId} = purchase;
  return {
    version: '1.0',
    notificationType: subscriptionTypes[name],
    purchaseToken: token,
    ...(productsOf(purchase).length === 1 && {subscriptionId: productId}),
  };
}

function nameOf(event: StoreEvent): keyof typeof subscriptionTypes | undefined {
  if (event.what !== 'renewed') return plain[event.what];
  return event.before === 'active' ? 'SUBSCRIPTION_RENEWED' : 'SUBSCRIPTION_RECOVERED';
}

function ofProduct({what}: StoreEvent, {token, productId}: Purchase): Notification[] {
  if (what !== 'paid' && what !== 'declined') return [];
  const paid = what === 'paid';
  const content = {
    version: '1.0',
    notificationType: paid ? 1 : 2,
    purchaseToken: token,
    sku: productId,
  };
  const name = paid ? 'ONE_TIME_PRODUCT_PURCHASED' : 'ONE_TIME_PRODUCT_CANCELED';
  return [{name, content: {oneTimeProductNotification: content}}];
}
