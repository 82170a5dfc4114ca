import type {Purchase} from '../../simulator/store/purchase.ts';
import type {Store} from '../../simulator/store/store.ts';
import type {StoreEvent} from '../../simulator/store/storeEvents.ts';

/** Apple's name of a notification. */
type Names = {readonly notificationType: string; readonly subtype?: string};

const plain = {
  refunded: {notificationType: 'REFUND'},
  'refund requested': {notificationType: 'CONSUMPTION_REQUEST'},
  'renewal off': {notificationType: 'DID_CHANGE_RENEWAL_STATUS', subtype: 'AUTO_RENEW_DISABLED'},
  'renewal on': {notificationType: 'DID_CHANGE_RENEWAL_STATUS', subtype: 'AUTO_RENEW_ENABLED'},
  'plan chosen': {notificationType: 'DID_CHANGE_RENEWAL_PREF', subtype: 'DOWNGRADE'},
  'price increase asked': {notificationType: 'PRICE_INCREASE', subtype: 'PENDING'},
  'price increase agreed': {notificationType: 'PRICE_INCREASE', subtype: 'ACCEPTED'},
} as const;
const ends = {cancellation: 'VOLUNTARY', billing: 'BILLING_RETRY', price: 'PRICE_INCREASE'};

/** What Apple calls something that happened; undefined for what it does not tell. */
export function notificationOf(
  store: Pick<Store, 'purchases'>,
  event: StoreEvent,
  purchase: Purchase,
): Names | undefined {
  const {subscription} = purchase;
  switch (event.what) {
    case 'paid':
      return purchase.reason === 'RENEWAL' ? undefined : nameBought(store, purchase);
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
      return undefined;
    default:
      return plain[event.what];
  }
}

function nameBought({purchases}: Pick<Store, 'purchases'>, purchase: Purchase): Names {
  const {subscription, account, original} = purchase;
  if (!subscription) return {notificationType: 'ONE_TIME_CHARGE'};
  if (original) return {notificationType: 'DID_CHANGE_RENEWAL_PREF', subtype: 'UPGRADE'};
  const had = purchases.some(
    (one) => one !== purchase && one.account === account && one.subscription && !one.family,
  );
  return {notificationType: 'SUBSCRIBED', subtype: had ? 'RESUBSCRIBE' : 'INITIAL_BUY'};
}
