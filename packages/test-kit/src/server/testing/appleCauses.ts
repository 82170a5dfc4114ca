import type {Phone} from '../../kit/interface.ts';
import {causesIn} from './cause.ts';
import * as step from './steps.ts';

const changesTo =
  (productId: string) =>
  ({store}: Phone) =>
    store.changePlan(productId);
const redeems =
  (productId: string) =>
  ({store}: Phone) => {
    store.addCode('SUMMER', productId);
    store.redeem('SUMMER');
  };
const hides = ({store}: Phone) => store.hide('pro_monthly');
const agrees = ({store}: Phone) => store.consentToPriceIncrease();
const asksForRefund = ({store}: Phone) => store.requestRefund();
const isDeclined = ({store}: Phone) => store.declineRefund();
const isReversed = ({store}: Phone) => store.reverseRefund();
const sharing = ({store}: Phone) => store.shareWithFamily(store.boughtBefore('remove_ads', 'mum'));
const stopsSharing = ({store}: Phone) => store.stopSharing();
const statusChanges = 'DID_CHANGE_RENEWAL_STATUS';
const planChanges = 'DID_CHANGE_RENEWAL_PREF';

/** Apple's notifications version 2. */
export const appleCauses = causesIn({
  ONE_TIME_CHARGE: [step.coins],
  'SUBSCRIBED/INITIAL_BUY': [step.monthly],
  'SUBSCRIBED/RESUBSCRIBE': [step.monthly, step.expires, step.yearly],
  DID_RENEW: [step.monthly, step.renews],
  'DID_FAIL_TO_RENEW/GRACE_PERIOD': [step.monthly, step.cardsFail, step.periodPasses()],
  DID_FAIL_TO_RENEW: [step.yearly, step.cardsFail, step.periodPasses()],
  GRACE_PERIOD_EXPIRED: [step.monthly, step.cardsFail, step.periodPasses(16)],
  'DID_RENEW/BILLING_RECOVERY': [step.monthly, step.cardsFail, step.periodPasses(), step.cardsWork],
  'EXPIRED/BILLING_RETRY': [step.monthly, step.cardsFail, step.periodPasses(60)],
  'EXPIRED/VOLUNTARY': [step.monthly, step.expires],
  'EXPIRED/PRICE_INCREASE': [step.monthly, step.priceRises, step.periodPasses()],
  'EXPIRED/PRODUCT_NOT_FOR_SALE': [step.monthly, hides, step.periodPasses()],
  [`${statusChanges}/AUTO_RENEW_DISABLED`]: [step.monthly, step.cancels],
  [`${statusChanges}/AUTO_RENEW_ENABLED`]: [step.monthly, step.cancels, step.renewsAgain],
  [`${planChanges}/UPGRADE`]: [step.monthly, changesTo('pro_yearly')],
  [`${planChanges}/DOWNGRADE`]: [step.yearly, changesTo('pro_monthly')],
  [planChanges]: [step.yearly, changesTo('pro_monthly'), changesTo('pro_yearly')],
  OFFER_REDEEMED: [step.monthly, redeems('pro_monthly')],
  'OFFER_REDEEMED/UPGRADE': [step.monthly, redeems('pro_yearly')],
  'OFFER_REDEEMED/DOWNGRADE': [step.yearly, redeems('pro_monthly')],
  'PRICE_INCREASE/PENDING': [step.monthly, step.priceRises],
  'PRICE_INCREASE/ACCEPTED': [step.monthly, step.priceRises, agrees],
  CONSUMPTION_REQUEST: [step.coins, asksForRefund],
  REFUND: [step.coins, step.refunds],
  REFUND_DECLINED: [step.coins, asksForRefund, isDeclined],
  REFUND_REVERSED: [step.monthly, step.refunds, isReversed],
  REVOKE: [sharing, stopsSharing],
});
