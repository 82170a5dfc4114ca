import {describe, expect, it} from 'vitest';
import {createSimulator, type Simulator} from '../simulator/simulator.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {type ActId, actIds} from './actIds.ts';
import {describePhone} from './describePhone.ts';
import {doAct} from './orders.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';

const platforms = ['ios', 'android'] as const;
const open = (platform: PlatformName): Simulator => createSimulator({version: '2.8.8', platform});
/** An app that sells these products. */
const selling =
  (...ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id);
const shop = selling('coins_100', 'remove_ads', 'pro_monthly', 'pro_yearly');
const viewOf = (phone: Simulator, sells = shop) => describePhone(phone, sells);
const can = (phone: Simulator, act: ActId, purchase?: string, sells = shop) =>
  viewOf(phone, sells).acts.some((one) => one.act === act && one.purchase === purchase);

it('every act that the page shows can be done', () => {
  expect(actIds.filter((act) => !phoneActs[act] && !purchaseActs[act])).toEqual(['reload']);
});

describe.each(platforms)('on %s', (platform) => {
  it('offers only what makes sense now', async () => {
    const phone = open(platform);
    const ofProcess = () =>
      (['kill', 'reload', 'background', 'start'] as const).map((act) => can(phone, act));
    expect(ofProcess()).toEqual([true, true, true, false]);
    await phoneActs.kill?.run(phone, shop);
    expect(ofProcess()).toEqual([false, false, false, true]);
    expect(viewOf(phone).running).toBe(false);
  });

  it('settles a payment that waits, once', async () => {
    const phone = open(platform);
    const {id} = phone.store.sell('coins_100', {pending: true});
    expect(viewOf(phone).ledger).toMatchObject([{purchase: id, paid: false, state: 'pending'}]);
    await purchaseActs.pay?.run(phone, phone.store.get(id));
    const state = platform === 'ios' ? 'paid' : 'owned';
    expect(viewOf(phone).ledger).toMatchObject([{purchase: id, paid: true, state}]);
    expect(can(phone, 'pay', id)).toBe(false);
  });

  it('runs a plan to its next renewal, and lets it end when it was canceled', async () => {
    const phone = open(platform);
    const {id} = phone.store.sold('pro_monthly');
    await purchaseActs.renew?.run(phone, phone.store.get(id));
    const current = phone.store.purchases.at(-1);
    if (!current) throw new Error('The store lost its purchase.');
    expect(viewOf(phone).ledger.at(-1)?.state).toMatch(/^active until .*, renews$/);
    await purchaseActs.cancelPlan?.run(phone, current);
    expect(can(phone, 'cancelPlan', current.id)).toBe(false);
    expect(can(phone, 'resubscribe', current.id)).toBe(true);
    await purchaseActs.renew?.run(phone, current);
    expect(viewOf(phone).ledger.at(-1)?.state).toBe('expired');
  });

  it('says of a plan whose payment failed what the store does, and what makes no sense then', async () => {
    const phone = open(platform);
    phone.store.sold('pro_monthly');
    const plan = () => phone.store.purchases.at(-1)?.id;
    await phoneActs.breakPayments?.run(phone, shop);
    const seen = new Set<string | undefined>();
    for (let day = 0; day < 60; day += 1) {
      await phoneActs.day?.run(phone, shop);
      const state = viewOf(phone).ledger.at(-1)?.state;
      seen.add(state);
      if (state?.startsWith('active') === true) continue;
      expect(can(phone, 'renew', plan()), state).toBe(false);
    }
    expect([...seen].slice(1)).toEqual([
      'grace period, payment failed',
      platform === 'ios' ? 'billing retry, no access' : 'account hold, no access',
    ]);
    expect(can(phone, 'changePlan', plan())).toBe(false);
  });

  it('breaks the card of a subscription that runs, once, and repairs it once', async () => {
    const phone = open(platform);
    const ofCard = () =>
      (['breakPayments', 'fixPayments'] as const).filter((act) => can(phone, act));
    expect(ofCard()).toEqual([]);
    phone.store.sold('pro_monthly');
    expect(ofCard()).toEqual(['breakPayments']);
    await phoneActs.breakPayments?.run(phone, shop);
    expect(ofCard()).toEqual(['fixPayments']);
    await phoneActs.fixPayments?.run(phone, shop);
    expect(ofCard()).toEqual(['breakPayments']);
  });

  it('asks a subscriber for a higher price, and charges what was agreed to', async () => {
    const phone = open(platform);
    phone.store.sold('pro_monthly');
    const plan = () => phone.store.purchases.at(-1)?.id ?? '';
    const ofPrice = () =>
      (['raisePrice', 'acceptPrice', 'refusePrice'] as const).map((act) => can(phone, act, plan()));
    const act = (name: ActId) => doAct(phone, shop, {act: name, purchase: plan()});
    expect(ofPrice()).toEqual([true, false, false]);
    await act('raisePrice');
    expect(ofPrice()).toEqual([false, true, true]);
    await act('acceptPrice');
    expect(ofPrice()).toEqual([false, false, false]);
    await act('renew');
    await act('renew');
    expect(phone.store.get(plan()).subscription?.phases.at(-1)?.price).toBe(6.99);
    expect(ofPrice()).toEqual([true, false, false]);
    await act('raisePrice');
    await act('refusePrice');
    await act('renew');
    expect(viewOf(phone).ledger.at(-1)?.state).toBe('expired');
  });

  it('kills the app at the next payment, unless that is taken back', async () => {
    const phone = open(platform);
    const act = (name: ActId) => doAct(phone, shop, {act: name});
    await act('killNext');
    expect(can(phone, 'killNext')).toBe(false);
    await act('keepNext');
    const pay = () => phone.store.pay(phone.store.sell('coins_100', {pending: true}).id);
    pay();
    expect(phone.device.running).toBe(true);
    await act('killNext');
    await act('kill');
    // Nobody dies twice.
    pay();
    await act('start');
    expect(can(phone, 'keepNext')).toBe(true);
    pay();
    expect(phone.device.running).toBe(false);
  });

  it('buys on a second device what the app sells and the user does not have', async () => {
    const phone = open(platform);
    const buy = async (sells = shop) => phoneActs.otherDevice?.run(phone, sells);
    const coins = selling('coins_100');
    expect(can(phone, 'otherDevice', undefined, coins)).toBe(false);
    await buy(coins);
    expect(phone.store.purchases).toEqual([]);
    await buy(selling('pro_yearly'));
    await buy();
    // The monthly plan is of the group of the yearly one.
    expect(phone.store.purchases.map(({productId}) => productId)).toEqual([
      'pro_yearly',
      'remove_ads',
    ]);
    expect(can(phone, 'otherDevice')).toBe(false);
    await buy();
    expect(phone.store.purchases).toHaveLength(2);
  });

  it('changes a plan and shares with the family where the store can', () => {
    const phone = open(platform);
    expect(can(phone, 'family')).toBe(platform === 'ios');
    const {id} = phone.store.sold('pro_monthly');
    expect(can(phone, 'changePlan', id)).toBe(platform === 'ios');
  });
});

it('shares with the family what the app sells, once', async () => {
  const phone = open('ios');
  expect(can(phone, 'family', undefined, selling('coins_100'))).toBe(false);
  await phoneActs.family?.run(phone, shop);
  expect(phone.store.purchases).toMatchObject([{account: 'parent'}, {family: true}]);
  expect(can(phone, 'family')).toBe(false);
  await phoneActs.family?.run(phone, shop);
  expect(phone.store.purchases).toHaveLength(2);
});

it('shows that Google refunds what nobody acknowledged', async () => {
  const phone = open('android');
  phone.store.sell('coins_100');
  await phoneActs.week?.run(phone, shop);
  expect(viewOf(phone).faults).toMatchObject([{kind: 'paid and lost'}]);
  expect(viewOf(phone).ledger[0]?.refunded).toBe(true);
});
