import type {Phone} from '../../kit/interface.ts';
import {buyMonthly, type Cause, passPeriod} from './cause.ts';

/** Apple's notifications version 2. */
export const appleCauses: readonly Cause[] = [
  {
    type: 'ONE_TIME_CHARGE',
    after: 'a one-time product is bought',
    act: ({store}) => void store.boughtOutside('coins_100'),
  },
  {type: 'SUBSCRIBED/INITIAL_BUY', after: 'a first subscription', act: buyMonthly},
  {
    type: 'SUBSCRIBED/RESUBSCRIBE',
    after: 'a subscription after the end of another one of its group',
    async act(phone) {
      buyMonthly(phone);
      await phone.store.expire();
      phone.store.boughtOutside('pro_yearly');
    },
  },
  {
    type: 'DID_RENEW',
    after: '`renew`',
    async act(phone) {
      buyMonthly(phone);
      await phone.store.renew();
    },
  },
  {
    type: 'DID_FAIL_TO_RENEW/GRACE_PERIOD',
    after: '`setPayments(false)` and the end of the period, of a product with `graceDays`',
    async act(phone) {
      buyMonthly(phone);
      phone.store.setPayments(false);
      await passPeriod(phone);
    },
  },
  {
    type: 'DID_FAIL_TO_RENEW',
    after: 'the same without `graceDays`',
    async act(phone) {
      phone.store.boughtOutside('pro_yearly');
      phone.store.setPayments(false);
      await passPeriod(phone);
    },
  },
  {
    type: 'GRACE_PERIOD_EXPIRED',
    after: 'the end of the grace period',
    async act(phone) {
      buyMonthly(phone);
      phone.store.setPayments(false);
      await passPeriod(phone, 16);
    },
  },
  {
    type: 'DID_RENEW/BILLING_RECOVERY',
    after: '`setPayments(true)` in the grace period or later',
    async act(phone) {
      buyMonthly(phone);
      phone.store.setPayments(false);
      await passPeriod(phone);
      phone.store.setPayments(true);
    },
  },
  {
    type: 'EXPIRED/BILLING_RETRY',
    after: '60 days without a payment',
    async act(phone) {
      buyMonthly(phone);
      phone.store.setPayments(false);
      await passPeriod(phone, 60);
    },
  },
  {
    type: 'EXPIRED/VOLUNTARY',
    after: '`expire`',
    async act(phone) {
      buyMonthly(phone);
      await phone.store.expire();
    },
  },
  {
    type: 'EXPIRED/PRICE_INCREASE',
    after: 'the end of the period without consent to a higher price',
    async act(phone) {
      buyMonthly(phone);
      phone.store.requestPriceIncreaseConsent(9.99);
      await passPeriod(phone);
    },
  },
  {
    type: 'EXPIRED/PRODUCT_NOT_FOR_SALE',
    after: 'the end of the period of a product that you `hide`',
    async act(phone) {
      buyMonthly(phone);
      phone.store.hide('pro_monthly');
      await passPeriod(phone);
    },
  },
  {
    type: 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED',
    after: '`cancel`',
    act(phone) {
      buyMonthly(phone);
      phone.store.cancel();
    },
  },
  {
    type: 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED',
    after: '`enableAutoRenew`',
    act(phone) {
      buyMonthly(phone);
      phone.store.cancel();
      phone.store.enableAutoRenew();
    },
  },
  {
    type: 'DID_CHANGE_RENEWAL_PREF/UPGRADE',
    after: '`changePlan` to a higher level',
    act(phone) {
      buyMonthly(phone);
      phone.store.changePlan('pro_yearly');
    },
  },
  {
    type: 'DID_CHANGE_RENEWAL_PREF/DOWNGRADE',
    after: '`changePlan` to a lower level',
    act({store}) {
      store.boughtOutside('pro_yearly');
      store.changePlan('pro_monthly');
    },
  },
  {
    type: 'DID_CHANGE_RENEWAL_PREF',
    after: '`changePlan` back, before the lower level begins',
    act({store}) {
      store.boughtOutside('pro_yearly');
      store.changePlan('pro_monthly');
      store.changePlan('pro_yearly');
    },
  },
  {
    type: 'OFFER_REDEEMED',
    after: '`redeem` of a code for the plan that runs',
    act: (phone) => redeem(phone, 'pro_monthly', 'pro_monthly'),
  },
  {
    type: 'OFFER_REDEEMED/UPGRADE',
    after: '`redeem` of a code for a higher level',
    act: (phone) => redeem(phone, 'pro_monthly', 'pro_yearly'),
  },
  {
    type: 'OFFER_REDEEMED/DOWNGRADE',
    after: '`redeem` of a code for a lower level',
    act: (phone) => redeem(phone, 'pro_yearly', 'pro_monthly'),
  },
  {
    type: 'PRICE_INCREASE/PENDING',
    after: '`requestPriceIncreaseConsent`',
    act(phone) {
      buyMonthly(phone);
      phone.store.requestPriceIncreaseConsent(9.99);
    },
  },
  {
    type: 'PRICE_INCREASE/ACCEPTED',
    after: '`consentToPriceIncrease`',
    act(phone) {
      buyMonthly(phone);
      phone.store.requestPriceIncreaseConsent(9.99);
      phone.store.consentToPriceIncrease();
    },
  },
  {
    type: 'CONSUMPTION_REQUEST',
    after: '`requestRefund`, or the refund sheet of the app',
    act({store}) {
      store.boughtOutside('coins_100');
      store.requestRefund();
    },
  },
  {
    type: 'REFUND',
    after: '`refund`',
    act({store}) {
      store.boughtOutside('coins_100');
      store.refund();
    },
  },
  {
    type: 'REFUND_DECLINED',
    after: '`declineRefund`',
    act({store}) {
      store.boughtOutside('coins_100');
      store.requestRefund();
      store.declineRefund();
    },
  },
  {
    type: 'REFUND_REVERSED',
    after: '`reverseRefund`',
    act(phone) {
      buyMonthly(phone);
      phone.store.refund();
      phone.store.reverseRefund();
    },
  },
  {
    type: 'REVOKE',
    after: '`stopSharing`, or a refund of what the family shares',
    act({store}) {
      store.shareWithFamily(store.boughtBefore('remove_ads', 'mum'));
      store.stopSharing();
    },
  },
];

function redeem({store}: Phone, from: string, to: string): void {
  store.boughtOutside(from);
  store.addCode('SUMMER', to);
  store.redeem('SUMMER');
}
