import type {Phone} from '../../kit/interface.ts';
import type {TestApp} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import {buyMonthly, type Cause, passPeriod} from './cause.ts';
import {googleClient} from './openGoogle.ts';

/** Google's real-time developer notifications. */
export const googleCauses: readonly Cause[] = [
  {
    type: 'ONE_TIME_PRODUCT_PURCHASED',
    after: 'a one-time product is paid for',
    act: ({store}) => void store.boughtOutside('coins_100'),
  },
  {
    type: 'ONE_TIME_PRODUCT_CANCELED',
    after: '`decline` of a pending one-time product',
    act: (phone, app) => decline(phone, app, 'coins_100'),
  },
  {type: 'SUBSCRIPTION_PURCHASED', after: 'a subscription, or `changePlan`', act: buyMonthly},
  {
    type: 'SUBSCRIPTION_RENEWED',
    after: '`renew`',
    async act(phone) {
      phone.store.boughtBefore('pro_monthly');
      await phone.store.renew();
    },
  },
  {
    type: 'SUBSCRIPTION_IN_GRACE_PERIOD',
    after: '`setPayments(false)` and the end of the period, of a product with `graceDays`',
    async act(phone) {
      phone.store.boughtBefore('pro_monthly');
      phone.store.setPayments(false);
      await passPeriod(phone);
    },
  },
  {
    type: 'SUBSCRIPTION_ON_HOLD',
    after: 'the end of the grace period, or of the period without one',
    async act(phone) {
      phone.store.boughtBefore('pro_monthly');
      phone.store.setPayments(false);
      await passPeriod(phone, 16);
    },
  },
  {
    type: 'SUBSCRIPTION_RECOVERED',
    after: '`setPayments(true)` in the grace period or later, or `resume`',
    async act(phone) {
      phone.store.boughtBefore('pro_monthly');
      phone.store.setPayments(false);
      await passPeriod(phone, 16);
      phone.store.setPayments(true);
    },
  },
  {
    type: 'SUBSCRIPTION_CANCELED',
    after: '`cancel`',
    act(phone) {
      buyMonthly(phone);
      phone.store.cancel();
    },
  },
  {
    type: 'SUBSCRIPTION_RESTARTED',
    after: '`enableAutoRenew`',
    act(phone) {
      buyMonthly(phone);
      phone.store.cancel();
      phone.store.enableAutoRenew();
    },
  },
  {
    type: 'SUBSCRIPTION_EXPIRED',
    after: '`expire`, or 60 days without a payment',
    async act(phone) {
      phone.store.boughtBefore('pro_monthly');
      await phone.store.expire();
    },
  },
  {
    type: 'SUBSCRIPTION_DEFERRED',
    after: 'your server moves the end with `subscriptionsv2.defer`',
    async act(phone) {
      buyMonthly(phone);
      const store = await openStoreServer(phone);
      const {purchases} = googleClient(store.fetch);
      const at = {packageName: store.app.id, token: phone.store.purchases[0]?.token ?? ''};
      const {etag = ''} = (await purchases.subscriptionsv2.get(at)).data;
      const requestBody = {deferralContext: {etag, deferDuration: '604800s'}};
      await purchases.subscriptionsv2.defer({...at, requestBody});
    },
  },
  {
    type: 'SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED',
    after: '`pause`',
    act(phone) {
      buyMonthly(phone);
      phone.store.pause();
    },
  },
  {
    type: 'SUBSCRIPTION_PAUSED',
    after: 'the end of the period after `pause`',
    async act(phone) {
      phone.store.boughtBefore('pro_monthly');
      phone.store.pause();
      await passPeriod(phone);
    },
  },
  {
    type: 'SUBSCRIPTION_PRICE_CHANGE_UPDATED',
    after: '`requestPriceIncreaseConsent` and `consentToPriceIncrease`',
    act(phone) {
      buyMonthly(phone);
      phone.store.requestPriceIncreaseConsent(9.99);
    },
  },
  {
    type: 'SUBSCRIPTION_PENDING_PURCHASE_CANCELED',
    after: '`decline` of a pending subscription',
    act: (phone, app) => decline(phone, app, 'pro_monthly'),
  },
  {
    type: 'SUBSCRIPTION_REVOKED',
    after: '`refund` of a subscription, before the message below',
    act(phone) {
      buyMonthly(phone);
      phone.store.refund();
    },
  },
  {
    type: 'VOIDED_PURCHASE',
    after: '`refund`, or three days without an acknowledgment',
    async act({store, forward}) {
      store.boughtOutside('coins_100');
      await forward({days: 3});
    },
  },
];

async function decline({store}: Phone, app: TestApp, productId: string): Promise<void> {
  await app.start(productId);
  store.answer('pending');
  await app.buy(productId);
  store.decline();
}
