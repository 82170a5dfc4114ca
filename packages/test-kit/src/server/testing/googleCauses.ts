import type {Phone} from '../../kit/interface.ts';
import type {TestApp} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import {causesIn} from './cause.ts';
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
export const googleCauses = causesIn({
  ONE_TIME_PRODUCT_PURCHASED: [step.coins],
  ONE_TIME_PRODUCT_CANCELED: [isDeclined('coins_100')],
  SUBSCRIPTION_PURCHASED: [step.monthly],
  SUBSCRIPTION_RENEWED: [step.keptMonthly, step.renews],
  SUBSCRIPTION_IN_GRACE_PERIOD: [step.keptMonthly, step.cardsFail, step.periodPasses()],
  SUBSCRIPTION_ON_HOLD: [step.keptMonthly, step.cardsFail, step.periodPasses(16)],
  SUBSCRIPTION_RECOVERED: [step.keptMonthly, step.cardsFail, step.periodPasses(16), step.cardsWork],
  SUBSCRIPTION_CANCELED: [step.monthly, step.cancels],
  SUBSCRIPTION_RESTARTED: [step.monthly, step.cancels, step.renewsAgain],
  SUBSCRIPTION_EXPIRED: [step.keptMonthly, step.expires],
  SUBSCRIPTION_DEFERRED: [step.monthly, isDeferred],
  SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED: [step.monthly, pauses],
  SUBSCRIPTION_PAUSED: [step.keptMonthly, pauses, step.periodPasses()],
  SUBSCRIPTION_PRICE_CHANGE_UPDATED: [step.monthly, step.priceRises],
  SUBSCRIPTION_PENDING_PURCHASE_CANCELED: [isDeclined('pro_monthly')],
  SUBSCRIPTION_REVOKED: [step.monthly, step.refunds],
  VOIDED_PURCHASE: [step.coins, ({forward}: Phone) => forward({days: 3})],
});

async function isDeferred(phone: Phone): Promise<void> {
  const store = await openStoreServer(phone);
  const {purchases} = googleClient(store.fetch);
  const at = {packageName: store.app.id, token: phone.store.purchases[0]?.token ?? ''};
  const {etag = ''} = (await purchases.subscriptionsv2.get(at)).data;
  const requestBody = {deferralContext: {etag, deferDuration: '604800s'}};
  await purchases.subscriptionsv2.defer({...at, requestBody});
}
