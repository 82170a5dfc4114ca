import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {describe, expect, it} from 'vitest';
import {type ActId, actIds} from '../actIds.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';
import {describePhone} from './view.ts';

const platforms = ['ios', 'android'] as const;
const open = (platform: PlatformName): Simulator => createSimulator({version: '2.8.8', platform});
/** An app that sells these products. */
const selling = (...ids: readonly string[]) => ({
  files: [{name: 'catalog.js', code: `exports.ids = ${JSON.stringify(ids)};`}],
});
const shop = selling('coins_100', 'remove_ads', 'pro_monthly', 'pro_yearly');
const viewOf = (phone: Simulator, app = shop) =>
  describePhone(phone, app, {blank: false, obeyed: 0, sheet: null, buttons: []});
const stateOf = (phone: Simulator, act: ActId, purchase?: string, app = shop) =>
  viewOf(phone, app).acts.find((one) => one.act === act && one.purchase === purchase);

it('every act that the page shows can be done', () => {
  const done = new Set([...phoneActs.keys(), ...purchaseActs.keys(), 'reload']);
  expect(actIds.filter((act) => !done.has(act))).toEqual([]);
});

describe.each(platforms)('on %s', (platform) => {
  it('offers only what makes sense now, and says why the rest does not', async () => {
    const phone = open(platform);
    expect(stateOf(phone, 'start')?.whyNot).toBe('The app is already running.');
    expect(stateOf(phone, 'kill')?.whyNot).toBeUndefined();
    await phoneActs.get('kill')?.run(phone, shop);
    expect(stateOf(phone, 'kill')?.whyNot).toBe('The app isn’t running.');
    expect(viewOf(phone).running).toBe(false);
  });

  it('settles a payment that waits, once', async () => {
    const phone = open(platform);
    const {id} = phone.store.sell('coins_100', {pending: true});
    expect(viewOf(phone).ledger).toMatchObject([{purchase: id, paid: false, state: 'pending'}]);
    await purchaseActs.get('pay')?.run(phone, phone.store.get(id));
    const state = platform === 'ios' ? 'paid' : 'owned';
    expect(viewOf(phone).ledger).toMatchObject([{purchase: id, paid: true, state}]);
    expect(stateOf(phone, 'pay', id)).toBeUndefined();
  });

  it('runs a plan to its next renewal, and lets it end when it was canceled', async () => {
    const phone = open(platform);
    const {id} = phone.store.sold('pro_monthly');
    await purchaseActs.get('renew')?.run(phone, phone.store.get(id));
    const current = phone.store.purchases.at(-1);
    if (!current) throw new Error('The store lost its purchase.');
    expect(viewOf(phone).ledger.at(-1)?.state).toMatch(/^active until .*, renews$/);
    await purchaseActs.get('cancelPlan')?.run(phone, current);
    expect(stateOf(phone, 'cancelPlan', current.id)?.whyNot).toBe(
      'The renewal is already canceled.',
    );
    await purchaseActs.get('renew')?.run(phone, current);
    expect(viewOf(phone).ledger.at(-1)?.state).toBe('expired');
  });

  it('says of a plan whose payment failed what the store does, and what makes no sense then', async () => {
    const phone = open(platform);
    phone.store.sold('pro_monthly');
    const plan = () => phone.store.purchases.at(-1)?.id;
    const unpaid = 'The payment failed. Enter a new card first.';
    await phoneActs.get('breakPayments')?.run(phone, shop);
    const seen = new Set<string | undefined>();
    for (let day = 0; day < 60; day += 1) {
      await phoneActs.get('day')?.run(phone, shop);
      const state = viewOf(phone).ledger.at(-1)?.state;
      seen.add(state);
      if (state?.startsWith('active') === true) continue;
      expect(stateOf(phone, 'renew', plan())?.whyNot, state).toBe(unpaid);
    }
    expect([...seen].slice(1)).toEqual([
      'grace period, payment failed',
      platform === 'ios' ? 'billing retry, no access' : 'account hold, no access',
    ]);
    expect(stateOf(phone, 'changePlan', plan())?.whyNot).toBe(
      platform === 'ios' ? unpaid : 'Google Play changes plans only in the app.',
    );
  });

  it('breaks the card of a subscription that runs, once, and repairs it once', async () => {
    const phone = open(platform);
    const reasons = () =>
      (['breakPayments', 'fixPayments'] as const).map((act) => stateOf(phone, act)?.whyNot);
    expect(reasons()).toEqual(['There’s no active subscription.', 'The card hasn’t expired.']);
    phone.store.sold('pro_monthly');
    expect(reasons()).toEqual([undefined, 'The card hasn’t expired.']);
    await phoneActs.get('breakPayments')?.run(phone, shop);
    expect(reasons()).toEqual(['The card has already expired.', undefined]);
    await phoneActs.get('fixPayments')?.run(phone, shop);
    expect(reasons()).toEqual([undefined, 'The card hasn’t expired.']);
  });

  it('buys on a second device what the app sells and the user does not have', async () => {
    const phone = open(platform);
    const buy = async (app = shop) => phoneActs.get('otherDevice')?.run(phone, app);
    const coins = selling('coins_100');
    expect(stateOf(phone, 'otherDevice', undefined, coins)?.whyNot).toBe(
      'This app doesn’t sell unlocks or subscriptions.',
    );
    await buy(coins);
    expect(phone.store.purchases).toEqual([]);
    await buy(selling('pro_yearly'));
    await buy();
    // The monthly plan is of the group of the yearly one.
    expect(phone.store.purchases.map(({productId}) => productId)).toEqual([
      'pro_yearly',
      'remove_ads',
    ]);
    expect(stateOf(phone, 'otherDevice')?.whyNot).toBe(
      'The user already owns every unlock and subscription.',
    );
    await buy();
    expect(phone.store.purchases).toHaveLength(2);
  });

  it('changes a plan in the store where the store can', () => {
    const phone = open(platform);
    const {id} = phone.store.sold('pro_monthly');
    const state = stateOf(phone, 'changePlan', id);
    expect(state).toBeDefined();
    expect(state?.whyNot).toBe(
      platform === 'ios' ? undefined : 'Google Play changes plans only in the app.',
    );
  });

  it('shares a purchase of the family where the store can', async () => {
    const phone = open(platform);
    const {whyNot} = stateOf(phone, 'family') ?? {};
    expect(whyNot).toBe(
      platform === 'ios' ? undefined : 'Google Play doesn’t share in-app purchases.',
    );
  });
});

it('shares with the family what the app sells, once', async () => {
  const phone = open('ios');
  const reason = (app = shop) => stateOf(phone, 'family', undefined, app)?.whyNot;
  expect(reason(selling('coins_100'))).toBe('This app doesn’t sell anything that can be shared.');
  await phoneActs.get('family')?.run(phone, shop);
  expect(phone.store.purchases).toMatchObject([{account: 'parent'}, {family: true}]);
  expect(reason()).toBe('The user already owns everything that can be shared.');
  await phoneActs.get('family')?.run(phone, shop);
  expect(phone.store.purchases).toHaveLength(2);
});

it('shows that Google refunds what nobody acknowledged', async () => {
  const phone = open('android');
  phone.store.sell('coins_100');
  await phoneActs.get('week')?.run(phone, shop);
  expect(viewOf(phone).faults).toMatchObject([{kind: 'paid and lost'}]);
  expect(viewOf(phone).ledger[0]?.refunded).toBe(true);
});
