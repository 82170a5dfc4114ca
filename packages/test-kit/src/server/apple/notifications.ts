import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Subscription} from '../../simulator/store/purchase.ts';
import type {StoreEvent} from '../../simulator/store/storeEvents.ts';

/** Apple's name of a notification. */
type Market = Pick<Simulator, 'store' | 'catalog'>;
type Names = {readonly notificationType: string; readonly subtype?: string};

const plain = {
  refunded: {notificationType: 'REFUND'},
  'refund requested': {notificationType: 'CONSUMPTION_REQUEST'},
  'refund declined': {notificationType: 'REFUND_DECLINED'},
  'refund reversed': {notificationType: 'REFUND_REVERSED'},
  'no longer shared': {notificationType: 'REVOKE'},
  'renewal off': {notificationType: 'DID_CHANGE_RENEWAL_STATUS', subtype: 'AUTO_RENEW_DISABLED'},
  'renewal extended': {notificationType: 'RENEWAL_EXTENDED'},
  'renewal on': {notificationType: 'DID_CHANGE_RENEWAL_STATUS', subtype: 'AUTO_RENEW_ENABLED'},
  'plan chosen': {notificationType: 'DID_CHANGE_RENEWAL_PREF', subtype: 'DOWNGRADE'},
  'plan kept': {notificationType: 'DID_CHANGE_RENEWAL_PREF'},
  'offer for next period': {notificationType: 'OFFER_REDEEMED'},
  'offer for next plan': {notificationType: 'OFFER_REDEEMED', subtype: 'DOWNGRADE'},
  'price increase asked': {notificationType: 'PRICE_INCREASE', subtype: 'PENDING'},
  'price increase agreed': {notificationType: 'PRICE_INCREASE', subtype: 'ACCEPTED'},
} as const;
const ends = {
  cancellation: 'VOLUNTARY',
  billing: 'BILLING_RETRY',
  price: 'PRICE_INCREASE',
  'not for sale': 'PRODUCT_NOT_FOR_SALE',
};

/** What Apple calls something that happened; undefined for what it does not tell. */
export function notificationOf(
  market: Market,
  event: StoreEvent,
  purchase: Purchase,
): Names | undefined {
  const {subscription} = purchase;
  switch (event.what) {
    case 'paid':
      return purchase.reason === 'RENEWAL' ? undefined : nameBought(market, purchase);
    case 'renewed':
      return event.before === 'active'
        ? {notificationType: 'DID_RENEW'}
        : {notificationType: 'DID_RENEW', subtype: 'BILLING_RECOVERY'};
    case 'grace':
      return {notificationType: 'DID_FAIL_TO_RENEW', subtype: 'GRACE_PERIOD'};
    case 'retry':
      return {
        notificationType: event.before === 'grace' ? 'GRACE_PERIOD_EXPIRED' : 'DID_FAIL_TO_RENEW',
      };
    case 'expired':
      return {
        notificationType: 'EXPIRED',
        subtype: ends[subscription?.endedBy ?? 'cancellation'],
      };
    case 'declined':
    case 'paused':
    case 'pause scheduled':
    case 'replaced':
    case 'partly refunded':
    case 'items changed':
      return undefined;
    default:
      return plain[event.what];
  }
}

function nameBought({store, catalog}: Market, purchase: Purchase): Names {
  const {subscription, account, original, offer, productId} = purchase;
  if (!subscription) return {notificationType: 'ONE_TIME_CHARGE'};
  // An upgrade takes the place of a plan that runs; who subscribes again keeps the original id, too.
  const isRunning = ({state}: Subscription) => state === 'active' || state === 'grace';
  const running = store.purchases.some(
    (one) =>
      one !== purchase &&
      (one.original ?? one) === original &&
      one.subscription &&
      isRunning(one.subscription),
  );
  if (running) {
    const notificationType = offer ? 'OFFER_REDEEMED' : 'DID_CHANGE_RENEWAL_PREF';
    return {notificationType, subtype: 'UPGRADE'};
  }
  const {group} = catalog.getSubscription(productId);
  const had = store.purchases.some(
    (one) =>
      one !== purchase &&
      one.account === account &&
      one.subscription &&
      catalog.getSubscription(one.productId).group === group,
  );
  return {notificationType: 'SUBSCRIBED', subtype: had ? 'RESUBSCRIBE' : 'INITIAL_BUY'};
}
