import type {Purchase} from '../simulator/store/purchase.ts';
import type {SomeActs} from './actIds.ts';
import {hasAppStore, type PanelPhone} from './boughtElsewhere.ts';

/** How an act on one purchase is done, and when it makes sense. */
type PurchaseAct = {
  readonly can: (purchase: Purchase, phone: PanelPhone) => boolean;
  readonly run: (phone: PanelPhone, purchase: Purchase) => Promise<void> | void;
};

const isPaid = ({payment}: Purchase): boolean => payment === 'paid';
const isWaiting = ({payment}: Purchase): boolean => payment === 'pending';
/** Whether its subscription has not ended yet, paid or not. */
export const runs = ({subscription}: Purchase): boolean =>
  subscription !== null && !['expired', 'revoked'].includes(subscription.state);
/** The newest payment of a subscription that has not ended yet. */
const isPlan = (purchase: Purchase): boolean =>
  purchase.subscription?.current === purchase && runs(purchase);
/** No renewal can be paid before there is a new card. */
const isUnpaid = ({subscription}: Purchase): boolean =>
  subscription?.state === 'grace' || subscription?.state === 'retry';
const renews = ({subscription}: Purchase): boolean => subscription?.autoRenews === true;

const renewal = (on: boolean): PurchaseAct => ({
  can: (purchase) => isPlan(purchase) && renews(purchase) !== on,
  run: ({store}, {id}) => (on ? store.resubscribe(id) : store.cancel(id)),
});
const answer = (agrees: boolean): PurchaseAct => ({
  can: (purchase) => isPlan(purchase) && increaseOf(purchase) === 'none',
  run: ({store}, {id}) => store.answerPrice(id, agrees),
});

/** Acts on one purchase, as the store's website, a bank or a parent does them. */
export const purchaseActs: SomeActs<PurchaseAct> = {
  pay: {can: isWaiting, run: ({store}, {id}) => store.pay(id)},
  decline: {can: isWaiting, run: ({store}, {id}) => store.decline(id)},
  refund: {
    can: isPaid,
    run: (phone, {id}) => {
      phone.store.refund(id);
      // Apple tells a running app; Google tells only the server.
      if (hasAppStore(phone)) phone.store.deliver(id);
    },
  },
  repeat: {
    can: (purchase, {device}) => isPaid(purchase) && device.running,
    run: ({store}, {id}) => store.deliver(id),
  },
  renew: {
    can: (purchase) => isPlan(purchase) && !isUnpaid(purchase),
    run: ({clock}, {expiresAt}) => clock.advance(Math.max(0, (expiresAt ?? clock.now) - clock.now)),
  },
  cancelPlan: renewal(false),
  resubscribe: renewal(true),
  changePlan: {
    // Google Play changes plans only in the app.
    can: (purchase, phone) =>
      hasAppStore(phone) &&
      isPlan(purchase) &&
      !isUnpaid(purchase) &&
      otherPlan(phone, purchase) !== undefined,
    run: (phone, purchase) => {
      const plan = otherPlan(phone, purchase);
      if (hasAppStore(phone) && plan) phone.store.changePlan(purchase.id, plan.id);
    },
  },
  raisePrice: {
    can: (purchase) => isPlan(purchase) && !['none', 'agreed'].includes(increaseOf(purchase)),
    run: ({store}, {id, subscription}) =>
      // One more than it costs now, after its offers.
      store.raisePrice(id, (subscription?.phases.at(-1)?.price ?? 0) + 1),
  },
  acceptPrice: answer(true),
  refusePrice: answer(false),
};

/** What the subscriber said to a higher price, if there is one. */
function increaseOf({subscription}: Purchase): string {
  return subscription?.increase?.answer ?? '';
}

function otherPlan({catalog}: PanelPhone, {productId}: Purchase) {
  const {group} = catalog.getSubscription(productId);
  return catalog.visible.find(
    (one) => one.kind === 'subscription' && one.group === group && one.id !== productId,
  );
}
