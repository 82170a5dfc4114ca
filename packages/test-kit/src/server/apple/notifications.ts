import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Subscription} from '../../simulator/store/purchase.ts';
import type {StoreEvent} from '../../simulator/store/storeEvents.ts';

type Market = Pick<Simulator, 'store' | 'catalog'>;

/** What happens in Google Play alone, or without a message of Apple, is not here. */
const plain: Readonly<Partial<Record<StoreEvent['what'], string>>> = {
  refunded: 'REFUND',
  'refund requested': 'CONSUMPTION_REQUEST',
  'refund declined': 'REFUND_DECLINED',
  'refund reversed': 'REFUND_REVERSED',
  'no longer shared': 'REVOKE',
  'renewal off': 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED',
  'renewal extended': 'RENEWAL_EXTENDED',
  'renewal on': 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED',
  'plan chosen': 'DID_CHANGE_RENEWAL_PREF/DOWNGRADE',
  'plan kept': 'DID_CHANGE_RENEWAL_PREF',
  'offer for next period': 'OFFER_REDEEMED',
  'offer for next plan': 'OFFER_REDEEMED/DOWNGRADE',
  'price increase asked': 'PRICE_INCREASE/PENDING',
  'price increase agreed': 'PRICE_INCREASE/ACCEPTED',
  grace: 'DID_FAIL_TO_RENEW/GRACE_PERIOD',
};
const ends = {
  cancellation: 'VOLUNTARY',
  billing: 'BILLING_RETRY',
  price: 'PRICE_INCREASE',
  'not for sale': 'PRODUCT_NOT_FOR_SALE',
};

/** Apple's name of something that happened, its type and subtype; undefined for what it does not tell. */
export function notificationOf(
  market: Market,
  event: StoreEvent,
  purchase: Purchase,
): string | undefined {
  switch (event.what) {
    case 'paid':
      return purchase.reason === 'RENEWAL' ? undefined : nameBought(market, purchase);
    case 'renewed':
      return event.before === 'active' ? 'DID_RENEW' : 'DID_RENEW/BILLING_RECOVERY';
    case 'retry':
      return event.before === 'grace' ? 'GRACE_PERIOD_EXPIRED' : 'DID_FAIL_TO_RENEW';
    case 'expired':
      return `EXPIRED/${ends[purchase.subscription?.endedBy ?? 'cancellation']}`;
    default:
      return plain[event.what];
  }
}

function nameBought({store, catalog}: Market, purchase: Purchase): string {
  const {subscription, account, original, offer, productId} = purchase;
  if (!subscription) return 'ONE_TIME_CHARGE';
  // An upgrade takes the place of a plan that runs; who subscribes again keeps the original id, too.
  const isRunning = ({state}: Subscription) => state === 'active' || state === 'grace';
  const running = store.purchases.some(
    (one) =>
      one !== purchase &&
      (one.original ?? one) === original &&
      one.subscription &&
      isRunning(one.subscription),
  );
  if (running) return offer ? 'OFFER_REDEEMED/UPGRADE' : 'DID_CHANGE_RENEWAL_PREF/UPGRADE';
  const {group} = catalog.getSubscription(productId);
  const had = store.purchases.some(
    (one) =>
      one !== purchase &&
      one.account === account &&
      one.subscription &&
      catalog.getSubscription(one.productId).group === group,
  );
  return had ? 'SUBSCRIBED/RESUBSCRIBE' : 'SUBSCRIBED/INITIAL_BUY';
}
