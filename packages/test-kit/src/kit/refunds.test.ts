import {describe, expect, it} from 'vitest';
import {newest} from '../simulator/testing/testApp.ts';
import type {Phone} from './interface.ts';
import {settled} from './newPhone.ts';
import {openPhone} from './testing/openPhone.ts';
import {buy, openShop, proofOf} from './testing/shop.ts';

const versions = [newest, '2.7.5'];
const states = ({store}: Phone) =>
  store.purchases.map(({payment, active}) => `${payment} ${active}`);

describe.each(versions)('what the App Store takes back with %s', (version) => {
  it('is what a family shared, and the app learns of it', async () => {
    const {phone, store, app} = await openPhone('ios', version);
    const source = store.boughtBefore('remove_ads', 'mum');
    const shared = store.shareWithFamily(source);
    await app.start('remove_ads');
    await settled();
    app.updates.length = 0;
    store.stopSharing();
    await settled();
    expect(app.updates).toHaveLength(1);
    expect(states(phone)).toEqual(['paid true', 'refunded false']);
    expect(phone.ledger.faults()).toEqual([]);
    expect(() => store.stopSharing(shared)).toThrow('T2 is refunded');
    expect(() => store.stopSharing(source)).toThrow('No family shares T1');
    store.shareWithFamily(source);
    store.refund(source);
    expect(states(phone)).toEqual(['refunded false', 'refunded false', 'refunded false']);
    const coins = store.boughtBefore('coins_100', 'mum');
    expect(() => store.shareWithFamily(coins)).toThrow('"coins_100" is not shareable');
  });

  it('only when Apple agrees to the refund', async () => {
    const {phone, store} = await openPhone('ios', version);
    store.boughtBefore('remove_ads');
    expect(() => store.declineRefund()).toThrow('no purchase that waits for a refund');
    store.requestRefund();
    store.declineRefund();
    expect(states(phone)).toEqual(['paid true']);
    expect(() => store.declineRefund('T1')).toThrow('Nobody asked to refund T1');
    expect(() => store.reverseRefund()).toThrow('no purchase that was refunded');
  });

  it('is given back when Apple changes its mind', async () => {
    const shop = await openShop('ios', version, 'remove_ads', async (purchase, {phone, app}) => {
      const answer = await phone.server.check(proofOf(purchase));
      if (answer !== 'refused') await app.finish(purchase, false);
    });
    const {phone} = shop;
    await buy(shop, 'remove_ads');
    phone.store.refund();
    await settled();
    expect(phone.server.given).toEqual([]);
    phone.store.reverseRefund();
    await settled();
    expect(phone.server.given).toEqual(['remove_ads']);
    expect(states(phone)).toEqual(['paid true']);
    expect(phone.ledger.faults()).toEqual([]);
  });

  it('is given back for the rest of the period', async () => {
    const {phone, store} = await openPhone('ios', version);
    store.boughtBefore('pro_monthly');
    store.refund();
    store.reverseRefund();
    expect(states(phone)).toEqual(['paid true']);
    await store.renew();
    expect(states(phone)).toEqual(['paid false']);
    store.refund();
    store.reverseRefund();
    expect(states(phone)).toEqual(['paid false']);
  });
});

describe.each(versions)('an offer code of the App Store with %s', (version) => {
  it('makes the next period free for who has the plan', async () => {
    const {store} = await openPhone('ios', version);
    store.boughtBefore('pro_monthly');
    store.cancel();
    store.addCode('SUMMER', 'pro_monthly');
    expect(store.redeem('SUMMER')).toBe('T1');
    await store.renew();
    expect(store.purchases.at(-1)).toMatchObject({price: 0, offer: 'SUMMER', active: true});
    await store.renew();
    expect(store.purchases.at(-1)).toMatchObject({price: 5.99, offer: null, active: true});
  });

  it.each([
    {from: 'pro_monthly', to: 'pro_yearly', then: 'at once'},
    {from: 'pro_yearly', to: 'pro_monthly', then: 'at the end of the period'},
  ])('changes from $from to $to $then', async ({from, to, then}) => {
    const {store} = await openPhone('ios', version);
    store.boughtBefore(from);
    store.addCode('SUMMER', to);
    store.redeem('SUMMER');
    const active = () => store.purchases.flatMap((one) => (one.active ? [one.productId] : []));
    expect(active()).toEqual([then === 'at once' ? to : from]);
    if (then !== 'at once') await store.renew();
    expect(active()).toEqual([to]);
    expect(store.purchases.at(-1)).toMatchObject({price: 0, offer: 'SUMMER'});
  });
});

it.each([
  ['ends with its period', 'ios', false],
  ['goes on for who has it', 'android', true],
] as const)('a plan that is hidden %s on %s', async (_what, os, active) => {
  const {phone} = await openPhone(os);
  phone.store.boughtBefore('pro_monthly');
  phone.store.hide('pro_monthly');
  await phone.store.renew();
  expect(phone.store.purchases.at(-1)?.active).toBe(active);
});
