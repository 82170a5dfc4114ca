import type {Phone} from '../../kit/interface.ts';
import {
  cancels,
  cardsFail,
  cardsWork,
  type Cause,
  causeOf,
  coins,
  expires,
  monthly,
  periodPasses,
  priceRises,
  refunds,
  renews,
  renewsAgain,
  yearly,
} from './cause.ts';

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
  causeOf('ONE_TIME_CHARGE', 'a one-time product is bought', coins),
  causeOf('SUBSCRIBED/INITIAL_BUY', 'a first subscription', monthly),
  causeOf(
    'SUBSCRIBED/RESUBSCRIBE',
    'a subscription after the end of another one of its group',
    ...[monthly, expires, yearly],
  ),
  causeOf('DID_RENEW', '`renew`', monthly, renews),
  causeOf(
    'DID_FAIL_TO_RENEW/GRACE_PERIOD',
    '`setPayments(false)` and the end of the period, of a product with `graceDays`',
    ...[monthly, cardsFail, periodPasses()],
  ),
  causeOf(
    'DID_FAIL_TO_RENEW',
    'the same without `graceDays`',
    ...[yearly, cardsFail, periodPasses()],
  ),
  causeOf(
    'GRACE_PERIOD_EXPIRED',
    'the end of the grace period',
    ...[monthly, cardsFail, periodPasses(16)],
  ),
  causeOf(
    'DID_RENEW/BILLING_RECOVERY',
    '`setPayments(true)` in the grace period or later',
    ...[monthly, cardsFail, periodPasses(), cardsWork],
  ),
  causeOf(
    'EXPIRED/BILLING_RETRY',
    '60 days without a payment',
    ...[monthly, cardsFail, periodPasses(60)],
  ),
  causeOf('EXPIRED/VOLUNTARY', '`expire`', monthly, expires),
  causeOf(
    'EXPIRED/PRICE_INCREASE',
    'the end of the period without consent to a higher price',
    ...[monthly, priceRises, periodPasses()],
  ),
  causeOf(
    'EXPIRED/PRODUCT_NOT_FOR_SALE',
    'the end of the period of a product that you `hide`',
    ...[monthly, ({store}: Phone) => store.hide('pro_monthly'), periodPasses()],
  ),
  causeOf(`${statusChanges}/AUTO_RENEW_DISABLED`, '`cancel`', monthly, cancels),
  causeOf(
    `${statusChanges}/AUTO_RENEW_ENABLED`,
    '`enableAutoRenew`',
    ...[monthly, cancels, renewsAgain],
  ),
  causeOf(
    `${planChanges}/UPGRADE`,
    '`changePlan` to a higher level',
    ...[monthly, changesTo('pro_yearly')],
  ),
  causeOf(
    `${planChanges}/DOWNGRADE`,
    '`changePlan` to a lower level',
    ...[yearly, changesTo('pro_monthly')],
  ),
  causeOf(
    planChanges,
    '`changePlan` back, before the lower level begins',
    ...[yearly, changesTo('pro_monthly'), changesTo('pro_yearly')],
  ),
  causeOf(
    'OFFER_REDEEMED',
    '`redeem` of a code for the plan that runs',
    ...[monthly, redeems('pro_monthly')],
  ),
  causeOf(
    'OFFER_REDEEMED/UPGRADE',
    '`redeem` of a code for a higher level',
    ...[monthly, redeems('pro_yearly')],
  ),
  causeOf(
    'OFFER_REDEEMED/DOWNGRADE',
    '`redeem` of a code for a lower level',
    ...[yearly, redeems('pro_monthly')],
  ),
  causeOf('PRICE_INCREASE/PENDING', '`requestPriceIncreaseConsent`', monthly, priceRises),
  causeOf(
    'PRICE_INCREASE/ACCEPTED',
    '`consentToPriceIncrease`',
    ...[monthly, priceRises, ({store}: Phone) => store.consentToPriceIncrease()],
  ),
  causeOf(
    'CONSUMPTION_REQUEST',
    '`requestRefund`, or the refund sheet of the app',
    ...[coins, asksForRefund],
  ),
  causeOf('REFUND', '`refund`', coins, refunds),
  causeOf(
    'REFUND_DECLINED',
    '`declineRefund`',
    ...[coins, asksForRefund, ({store}: Phone) => store.declineRefund()],
  ),
  causeOf(
    'REFUND_REVERSED',
    '`reverseRefund`',
    ...[monthly, refunds, ({store}: Phone) => store.reverseRefund()],
  ),
  causeOf('REVOKE', '`stopSharing`, or a refund of what the family shares', ({store}) => {
    store.shareWithFamily(store.boughtBefore('remove_ads', 'mum'));
    store.stopSharing();
  }),
];
