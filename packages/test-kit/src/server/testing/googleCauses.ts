import type {Phone} from '../../kit/interface.ts';
import type {TestApp} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import {type Cause, causeOf} from './cause.ts';
import {googleClient} from './openGoogle.ts';
import * as step from './steps.ts';

const pauses = ({store}: Phone) => store.pause();
const isDeclined = (productId: string) => async (phone: Phone, app: TestApp) => {
  await app.start(productId);
  phone.store.answer('pending');
  await app.buy(productId);
  phone.store.decline();
};

/** Google's real-time developer notifications. */
export const googleCauses: readonly Cause[] = [
  causeOf('ONE_TIME_PRODUCT_PURCHASED', 'a one-time product is paid for', step.coins),
  causeOf(
    'ONE_TIME_PRODUCT_CANCELED',
    '`decline` of a pending one-time product',
    isDeclined('coins_100'),
  ),
  causeOf('SUBSCRIPTION_PURCHASED', 'a subscription, or `changePlan`', step.monthly),
  causeOf('SUBSCRIPTION_RENEWED', '`renew`', step.keptMonthly, step.renews),
  causeOf(
    'SUBSCRIPTION_IN_GRACE_PERIOD',
    '`setPayments(false)` and the end of the period, of a product with `graceDays`',
    ...[step.keptMonthly, step.cardsFail, step.periodPasses()],
  ),
  causeOf(
    'SUBSCRIPTION_ON_HOLD',
    'the end of the grace period, or of the period without one',
    ...[step.keptMonthly, step.cardsFail, step.periodPasses(16)],
  ),
  causeOf(
    'SUBSCRIPTION_RECOVERED',
    '`setPayments(true)` in the grace period or later, or `resume`',
    ...[step.keptMonthly, step.cardsFail, step.periodPasses(16), step.cardsWork],
  ),
  causeOf('SUBSCRIPTION_CANCELED', '`cancel`', step.monthly, step.cancels),
  causeOf(
    'SUBSCRIPTION_RESTARTED',
    '`enableAutoRenew`',
    step.monthly,
    step.cancels,
    step.renewsAgain,
  ),
  causeOf(
    'SUBSCRIPTION_EXPIRED',
    '`expire`, or 60 days without a payment',
    ...[step.keptMonthly, step.expires],
  ),
  causeOf(
    'SUBSCRIPTION_DEFERRED',
    'your server moves the end with `subscriptionsv2.defer`',
    ...[step.monthly, isDeferred],
  ),
  causeOf('SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED', '`pause`', step.monthly, pauses),
  causeOf(
    'SUBSCRIPTION_PAUSED',
    'the end of the period after `pause`',
    ...[step.keptMonthly, pauses, step.periodPasses()],
  ),
  causeOf(
    'SUBSCRIPTION_PRICE_CHANGE_UPDATED',
    '`requestPriceIncreaseConsent` and `consentToPriceIncrease`',
    ...[step.monthly, step.priceRises],
  ),
  causeOf(
    'SUBSCRIPTION_PENDING_PURCHASE_CANCELED',
    '`decline` of a pending subscription',
    isDeclined('pro_monthly'),
  ),
  causeOf(
    'SUBSCRIPTION_REVOKED',
    '`refund` of a subscription, before the message below',
    ...[step.monthly, step.refunds],
  ),
  causeOf(
    'VOIDED_PURCHASE',
    '`refund`, or three days without an acknowledgment',
    ...[step.coins, ({forward}: Phone) => forward({days: 3})],
  ),
];

async function isDeferred(phone: Phone): Promise<void> {
  const store = await openStoreServer(phone);
  const {purchases} = googleClient(store.fetch);
  const at = {packageName: store.app.id, token: phone.store.purchases[0]?.token ?? ''};
  const {etag = ''} = (await purchases.subscriptionsv2.get(at)).data;
  const requestBody = {deferralContext: {etag, deferDuration: '604800s'}};
  await purchases.subscriptionsv2.defer({...at, requestBody});
}
