import type {Phone} from '../../kit/interface.ts';
import {type Cause, causeOf} from './cause.ts';
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
const asksForRefund = ({store}: Phone) => store.requestRefund();
const statusChanges = 'DID_CHANGE_RENEWAL_STATUS';
const planChanges = 'DID_CHANGE_RENEWAL_PREF';

/** Apple's notifications version 2. */
export const appleCauses: readonly Cause[] = [
  causeOf('ONE_TIME_CHARGE', 'a one-time product is bought', step.coins),
  causeOf('SUBSCRIBED/INITIAL_BUY', 'a first subscription', step.monthly),
  causeOf(
    'SUBSCRIBED/RESUBSCRIBE',
    'a subscription after the end of another one of its group',
    ...[step.monthly, step.expires, step.yearly],
  ),
  causeOf('DID_RENEW', '`renew`', step.monthly, step.renews),
  causeOf(
    'DID_FAIL_TO_RENEW/GRACE_PERIOD',
    '`setPayments(false)` and the end of the period, of a product with `graceDays`',
    ...[step.monthly, step.cardsFail, step.periodPasses()],
  ),
  causeOf(
    'DID_FAIL_TO_RENEW',
    'the same without `graceDays`',
    ...[step.yearly, step.cardsFail, step.periodPasses()],
  ),
  causeOf(
    'GRACE_PERIOD_EXPIRED',
    'the end of the grace period',
    ...[step.monthly, step.cardsFail, step.periodPasses(16)],
  ),
  causeOf(
    'DID_RENEW/BILLING_RECOVERY',
    '`setPayments(true)` in the grace period or later',
    ...[step.monthly, step.cardsFail, step.periodPasses(), step.cardsWork],
  ),
  causeOf(
    'EXPIRED/BILLING_RETRY',
    '60 days without a payment',
    ...[step.monthly, step.cardsFail, step.periodPasses(60)],
  ),
  causeOf('EXPIRED/VOLUNTARY', '`expire`', step.monthly, step.expires),
  causeOf(
    'EXPIRED/PRICE_INCREASE',
    'the end of the period without consent to a higher price',
    ...[step.monthly, step.priceRises, step.periodPasses()],
  ),
  causeOf(
    'EXPIRED/PRODUCT_NOT_FOR_SALE',
    'the end of the period of a product that you `hide`',
    ...[step.monthly, ({store}: Phone) => store.hide('pro_monthly'), step.periodPasses()],
  ),
  causeOf(`${statusChanges}/AUTO_RENEW_DISABLED`, '`cancel`', step.monthly, step.cancels),
  causeOf(
    `${statusChanges}/AUTO_RENEW_ENABLED`,
    '`enableAutoRenew`',
    ...[step.monthly, step.cancels, step.renewsAgain],
  ),
  causeOf(
    `${planChanges}/UPGRADE`,
    '`changePlan` to a higher level',
    ...[step.monthly, changesTo('pro_yearly')],
  ),
  causeOf(
    `${planChanges}/DOWNGRADE`,
    '`changePlan` to a lower level',
    ...[step.yearly, changesTo('pro_monthly')],
  ),
  causeOf(
    planChanges,
    '`changePlan` back, before the lower level begins',
    ...[step.yearly, changesTo('pro_monthly'), changesTo('pro_yearly')],
  ),
  causeOf(
    'OFFER_REDEEMED',
    '`redeem` of a code for the plan that runs',
    ...[step.monthly, redeems('pro_monthly')],
  ),
  causeOf(
    'OFFER_REDEEMED/UPGRADE',
    '`redeem` of a code for a higher level',
    ...[step.monthly, redeems('pro_yearly')],
  ),
  causeOf(
    'OFFER_REDEEMED/DOWNGRADE',
    '`redeem` of a code for a lower level',
    ...[step.yearly, redeems('pro_monthly')],
  ),
  causeOf('PRICE_INCREASE/PENDING', '`requestPriceIncreaseConsent`', step.monthly, step.priceRises),
  causeOf(
    'PRICE_INCREASE/ACCEPTED',
    '`consentToPriceIncrease`',
    ...[step.monthly, step.priceRises, ({store}: Phone) => store.consentToPriceIncrease()],
  ),
  causeOf(
    'CONSUMPTION_REQUEST',
    '`requestRefund`, or the refund sheet of the app',
    ...[step.coins, asksForRefund],
  ),
  causeOf('REFUND', '`refund`', step.coins, step.refunds),
  causeOf(
    'REFUND_DECLINED',
    '`declineRefund`',
    ...[step.coins, asksForRefund, ({store}: Phone) => store.declineRefund()],
  ),
  causeOf(
    'REFUND_REVERSED',
    '`reverseRefund`',
    ...[step.monthly, step.refunds, ({store}: Phone) => store.reverseRefund()],
  ),
  causeOf('REVOKE', '`stopSharing`, or a refund of what the family shares', ({store}) => {
    store.shareWithFamily(store.boughtBefore('remove_ads', 'mum'));
    store.stopSharing();
  }),
];
