import type {Simulator} from 'expo-iap-test-kit/simulator';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import {mapActs} from '../actIds.ts';

/** How an act on one purchase is done, and why it may be impossible now. */
type PurchaseAct = {
  /** Acts that a purchase can never have are not offered for it. */
  readonly concerns: (purchase: Purchase, phone: Simulator) => boolean;
  readonly whyNot?: (purchase: Purchase, phone: Simulator) => string | undefined;
  readonly run: (phone: Simulator, purchase: Purchase) => Promise<void> | void;
};

/** The reason why something makes no sense, where a condition is not met. */
export const unless = (condition: boolean, reason: string) => (condition ? undefined : reason);
const isWaiting = ({payment}: Purchase): boolean => payment === 'pending';
const isPlan = (purchase: Purchase): boolean => purchase.subscription?.current === purchase;
/** Whether its subscription has not ended yet, paid or not. */
export const runs = ({subscription}: Purchase): boolean =>
  subscription !== null && !['expired', 'revoked'].includes(subscription.state);
const ended = 'The subscription has ended.';
const unpaid = 'The payment failed. Enter a new card first.';
const isUnpaid = ({subscription}: Purchase): boolean =>
  subscription?.state === 'grace' || subscription?.state === 'retry';

/** Acts on one purchase, as the store's website, a bank or a parent does them. */
export const purchaseActs = mapActs<PurchaseAct>({
  pay: {concerns: isWaiting, run: ({store}, {id}) => store.pay(id)},
  decline: {concerns: isWaiting, run: ({store}, {id}) => store.decline(id)},
  refund: {
    concerns: ({payment}) => payment === 'paid',
    run: ({store}, {id}) => {
      store.refund(id);
      // Apple tells a running app; Google tells only the server.
      if (store instanceof AppStore) store.deliver(id);
    },
  },
  repeat: {
    concerns: ({payment}) => payment === 'paid',
    whyNot: (_, {device}) => unless(device.running, 'The app isn’t running.'),
    run: ({store}, {id}) => store.deliver(id),
  },
  renew: {
    concerns: isPlan,
    whyNot: (purchase) => unless(runs(purchase), ended) ?? unless(!isUnpaid(purchase), unpaid),
    run: ({clock}, {expiresAt}) => clock.advance(Math.max(0, (expiresAt ?? clock.now) - clock.now)),
  },
  cancelPlan: {
    concerns: isPlan,
    whyNot: (purchase) =>
      unless(runs(purchase), ended) ??
      unless(purchase.subscription?.autoRenews === true, 'The renewal is already canceled.'),
    run: ({store}, {id}) => store.cancel(id),
  },
  resubscribe: {
    concerns: isPlan,
    whyNot: (purchase) =>
      unless(runs(purchase), ended) ??
      unless(purchase.subscription?.autoRenews === false, 'The plan already renews.'),
    run: ({store}, {id}) => store.resubscribe(id),
  },
  changePlan: {
    concerns: isPlan,
    whyNot: (purchase, phone) =>
      unless(phone.store instanceof AppStore, 'Google Play changes plans only in the app.') ??
      unless(runs(purchase), ended) ??
      unless(!isUnpaid(purchase), unpaid) ??
      unless(otherPlan(phone, purchase) !== undefined, 'The subscription group has no other plan.'),
    run: (phone, purchase) => {
      const plan = otherPlan(phone, purchase);
      if (phone.store instanceof AppStore && plan) phone.store.changePlan(purchase.id, plan.id);
    },
  },
});

function otherPlan({catalog}: Simulator, {productId}: Purchase) {
  const {group} = catalog.getSubscription(productId);
  return catalog.visible.find(
    (one) => one.kind === 'subscription' && one.group === group && one.id !== productId,
  );
}
