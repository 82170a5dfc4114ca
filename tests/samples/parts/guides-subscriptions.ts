import {DAY} from 'expo-iap-test-kit/clock';
import {expect} from 'vitest';
import {planChanger} from '../buyingRoles.ts';
import {call, toRecords} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, answers, type Role} from '../role.ts';
import {expectGiven, type Questions} from '../scenario.ts';
import {toRequests} from '../told.ts';

/** Asks the sample whether the monthly plan runs; 2.8 knows the plans by itself. */
const activity = (name: string, more: Questions = {}): Role =>
  answers(name, {
    'a plan that is paid is active, without one nothing is': async ({stage}, isActive) => {
      expect(await isActive('pro_monthly')).toBe(false);
      stage.phone.store.sold('pro_monthly');
      expect(await isActive('pro_monthly')).toBe(true);
    },
    'an ended plan is not active': async ({stage}, isActive) => {
      const {store} = stage.phone;
      store.cancel(store.sold('pro_monthly').id);
      expect(await isActive('pro_monthly')).toBe(true);
      await stage.pass(40 * DAY);
      expect(await isActive('pro_monthly')).toBe(false);
    },
    'a payment that waits gives no access': async ({stage}, isActive) => {
      stage.phone.store.sell('pro_monthly', {pending: true});
      expect(await isActive('pro_monthly')).toBe(false);
    },
    ...more,
  });

/** The code of old versions asks for the state, which knows the grace period. */
const withGrace: Questions = {
  'a grace period is active': async ({stage}, isActive) => {
    stage.phone.store.sold('pro_monthly');
    stage.phone.store.breakPayments();
    await stage.pass(35 * DAY);
    expect(await isActive('pro_monthly')).toBe(true);
  },
};

/** The code of 2.7 reads the list of StoreKit, in which an upgrade can leave the plan that it replaced. */
const afterUpgrade: Questions = {
  'a plan that an upgrade replaced is over': async ({stage}, isActive) => {
    if (!stage.isIos) return;
    stage.phone.store.sold('pro_monthly');
    expect(await isActive('pro_monthly')).toBe(true);
    const owned = toRecords(await call(stage.library, 'getAvailablePurchases'));
    const replaced = owned.map((one) => ({...one, isUpgradedIos: true}));
    Object.assign(stage.library, {
      getAvailablePurchases: async () => replaced,
      subscriptionStatusIOS: async () => null,
    });
    expect(await isActive('pro_monthly')).toBe(false);
  },
};

const planChange = alsoClaims(planChanger('changePlan', ['pro_monthly', 'pro_yearly', 'yearly']), {
  'Google accepts a change of the base plan alone': async ({stage, run}) => {
    if (stage.isIos) return;
    const {id} = stage.phone.store.sold('pro_monthly');
    await stage.start();
    const {callable} = await run();
    await stage.act('change', () =>
      callable('changePlan')('pro_monthly', 'pro_monthly', 'monthly'),
    );
    expect(stage.reports).toEqual([]);
    expect(stage.phone.store.get(id).upgraded).toBe(true);
  },
  'a plan that waits for its payment is not replaced': async ({stage}) => {
    if (stage.isIos) return;
    stage.phone.store.sell('pro_monthly', {pending: true});
    await stage.start();
    await stage.buy();
    expect(toRequests(stage.phone.log.entries)).toEqual([]);
  },
  'Apple replaces a plan that the app did not load': async ({stage}) => {
    if (!stage.isIos) return;
    const old = stage.phone.store.sold('pro_monthly');
    stage.phone.catalog.hide(old.productId);
    await stage.start();
    await stage.buy();
    expect(stage.reports).toEqual([]);
    expect(stage.phone.store.purchases.map(({productId}) => productId)).toContain(stage.product);
    expect(old.upgraded).toBe(true);
    expectGiven(stage);
  },
});

export const parts = [
  ...partsOf('guides/subscriptions', {status: activity('isPro')}, ['2.8']),
  ...partsOf(
    'guides/subscriptions',
    {status: activity('isActive', {...withGrace, ...afterUpgrade})},
    ['2.7'],
  ),
  ...partsOf('guides/subscriptions', {status: activity('isActive', withGrace)}, ['2.6']),
  ...partsOf('guides/subscriptions', {'change-plan': planChange}),
];
