import {describe, expect, it} from 'vitest';
import {DAY} from '../simulator/clock.ts';
import {rejection} from '../simulator/testing/testApp.ts';
import {settled} from './newPhone.ts';
import {openPhone} from './testing/openPhone.ts';

const MONTH = 30 * DAY;

describe.each(['ios', 'android'] as const)('a test on %s', (os) => {
  it('sees what the app sent with a purchase, and what the store answered', async () => {
    const {phone, app} = await openPhone(os);
    await app.start('pro_monthly');
    const user = '0d8b1d0c-7a63-4c61-b5a2-9d4f3a1e6f20';
    const sent = os === 'ios' ? {appAccountToken: user} : {obfuscatedAccountIdAndroid: user};
    await app.buy('pro_monthly', sent);
    const [purchase] = phone.store.purchases;
    const [update] = app.updates;
    expect(purchase).toMatchObject({
      account: 'user',
      accountToken: user,
      quantity: 1,
      transactionId: update?.transactionId,
      token: update?.purchaseToken,
      offer: os === 'ios' ? 'introductory' : 'offer-monthly',
      acknowledged: false,
      consumed: false,
    });
    const {expiresAt} = purchase ?? {};
    expect(expiresAt).toBeGreaterThan(phone.time + (os === 'ios' ? 6 * DAY : MONTH - 3 * DAY));
  });

  it('tells acknowledged and consumed apart', async () => {
    const {phone, app} = await openPhone(os);
    await app.start('coins_100', 'remove_ads');
    for (const product of ['coins_100', 'remove_ads']) {
      await app.buy(product);
      await app.finish(app.updates.at(-1) ?? {}, product === 'coins_100');
    }
    const android = os === 'android';
    expect(phone.store.purchases).toMatchObject([
      {finished: true, acknowledged: android, consumed: android, active: !android},
      {finished: true, acknowledged: android, consumed: false, active: true},
    ]);
  });

  it('reads a list of events and a short log', async () => {
    const {phone, app} = await openPhone(os);
    await app.start('coins_100');
    await app.buy('coins_100');
    expect(phone.events).toContainEqual(
      expect.objectContaining({by: 'native', what: 'sends purchase-updated', purchase: 'T1'}),
    );
    expect(phone.log('short')).toMatch(/Z native: sends purchase-updated T1 coins_100$/m);
    expect(phone.log('short').length * 3).toBeLessThan(phone.log().length);
    expect(() => Reflect.apply(phone.log, phone, ['long'])).toThrow('The length of phone.log');
  });

  it('acts at a moment: the network is gone while the app finishes', async () => {
    const {phone, app} = await openPhone(os);
    await app.start('coins_100');
    await app.buy('coins_100');
    phone.at('given', () => (phone.network = false));
    phone.ledger.give(phone.store.purchases[0]?.token ?? '');
    const finish = app.finish(app.updates[0] ?? {}, true);
    if (os === 'ios') expect(await finish).toBe(true);
    else expect((await rejection(finish)).code).toBe('E_NETWORK_ERROR');
    expect(phone.store.purchases[0]?.finished).toBe(os === 'ios');
  });

  it('forbids payments', async () => {
    const {phone, app} = await openPhone(os);
    await app.start('coins_100');
    phone.paymentsAllowed = false;
    const {code} = await rejection(app.buy('coins_100'));
    expect(code).toBe(os === 'ios' ? 'E_PURCHASE_ERROR' : 'E_SERVICE_ERROR');
    expect(phone.store.purchases).toEqual([]);
  });

  it('lets the loading of products fail, and work again', async () => {
    const {phone, app} = await openPhone(os);
    await app.start();
    phone.store.setSimulatedError('products', {fails: 'network'});
    const {code} = await rejection(app.load('coins_100'));
    expect(code).toBe(os === 'ios' ? 'ERR_UNEXPECTED' : 'E_QUERY_PRODUCT');
    phone.store.setSimulatedError('products', null);
    expect(await app.load('coins_100')).toHaveLength(1);
  });

  it('redeems a code outside the app', async () => {
    const {phone, app} = await openPhone(os);
    phone.store.addCode('SUMMER', 'remove_ads');
    await app.start('remove_ads');
    expect(phone.store.redeem('SUMMER')).toBe('T1');
    await settled();
    const order = os === 'android' ? {orderId: null, transactionId: null} : {};
    expect(await app.readPurchases()).toMatchObject([{productId: 'remove_ads', ...order}]);
    expect(app.updates).toHaveLength(os === 'ios' ? 1 : 0);
    expect(() => phone.store.redeem('SUMMER')).toThrow('code "SUMMER"');
  });

  it('is killed, starts, is installed again, and has another account', async () => {
    const {phone, app} = await openPhone(os);
    phone.store.boughtBefore('remove_ads');
    const mounted: string[] = [];
    phone.run(() => {
      mounted.push('mount');
      return () => mounted.push('unmount');
    });
    phone.kill();
    phone.start();
    expect(mounted).toEqual(['mount', 'unmount', 'mount']);
    phone.reinstall();
    expect(mounted.slice(3)).toEqual(['unmount', 'mount']);
    await app.start('remove_ads');
    expect(await app.readPurchases()).toHaveLength(1);
    phone.account = 'someone else';
    expect(await app.readPurchases()).toEqual([]);
    phone.account = 'user';
    expect(await app.readPurchases()).toHaveLength(1);
    expect(() => (phone.account = '')).toThrow('phone.account is the name of a store account');
  });
});
