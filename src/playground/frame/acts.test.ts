import {describe, expect, it} from 'vitest';
import {createSimulator, type Simulator} from '../../simulator/simulator.ts';
import type {PlatformName} from '../../simulator/versions.ts';
import {acts, type ActId} from '../acts.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';
import {describePhone} from './view.ts';

const platforms = ['ios', 'android'] as const;
const open = (platform: PlatformName): Simulator => createSimulator({version: '2.8.8', platform});
const viewOf = (phone: Simulator) =>
  describePhone(phone, {blank: false, obeyed: 0, sheet: null, buttons: [], screen: ''});
const stateOf = (phone: Simulator, act: ActId, purchase?: string) =>
  viewOf(phone).acts.find((one) => one.act === act && one.purchase === purchase);

it('every act that the page shows can be done', () => {
  const done = new Set([...phoneActs.keys(), ...purchaseActs.keys(), 'reload']);
  expect(Object.keys(acts).filter((act) => !done.has(act))).toEqual([]);
});

describe.each(platforms)('on %s', (platform) => {
  it('offers only what makes sense now, and says why the rest does not', async () => {
    const phone = open(platform);
    expect(stateOf(phone, 'start')?.whyNot).toBe('The app is already running.');
    expect(stateOf(phone, 'kill')?.whyNot).toBeUndefined();
    await phoneActs.get('kill')?.run(phone);
    expect(stateOf(phone, 'kill')?.whyNot).toBe('The app is not running.');
    expect(viewOf(phone).running).toBe(false);
  });

  it('settles a payment that waits, once', async () => {
    const phone = open(platform);
    const {id} = phone.store.sell('coins_100', {pending: true});
    expect(viewOf(phone).ledger).toMatchObject([{purchase: id, paid: false, state: 'pending'}]);
    await purchaseActs.get('pay')?.run(phone, phone.store.get(id));
    expect(viewOf(phone).ledger).toMatchObject([{purchase: id, paid: true, state: 'owned'}]);
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
    expect(viewOf(phone).ledger.at(-1)?.state).toMatch(/^expired/);
  });

  it('shares a purchase of the family where the store can', async () => {
    const phone = open(platform);
    const {whyNot} = stateOf(phone, 'family') ?? {};
    expect(whyNot).toBe(
      platform === 'ios' ? undefined : 'Google Play doesn’t share in-app purchases.',
    );
  });
});

it('shows that Google refunds what nobody acknowledged', async () => {
  const phone = open('android');
  phone.store.sell('coins_100');
  await phoneActs.get('week')?.run(phone);
  expect(viewOf(phone).faults).toMatchObject([{kind: 'paid and lost'}]);
  expect(viewOf(phone).ledger[0]?.refunded).toBe(true);
});
