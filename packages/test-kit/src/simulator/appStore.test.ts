import {describe, expect, it} from 'vitest';
import {createSimulator} from './simulator.ts';
import {newest, openApp, rejection, toList} from './testing/testApp.ts';

const DAY = 24 * 60 * 60 * 1000;
const ios = () => createSimulator({version: newest, platform: 'ios'});

describe('subscriptions of the App Store', () => {
  it('renew with a new transaction that must be finished', async () => {
    const {store, clock} = ios();
    const first = store.sold('pro_monthly');
    await clock.advance(31 * DAY);
    const renewed = store.get('T2');
    expect(renewed).toMatchObject({reason: 'RENEWAL', finished: false, original: first});
    expect(store.entitlements()).toEqual([renewed]);
    expect(store.unfinished()).toEqual([renewed]);
  });

  it('charge the price of each step: a free week, then the plan', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start('pro_monthly');
    await app.buy('pro_monthly');
    const {store, clock} = app.simulator;
    await clock.advance(40 * DAY);
    expect(store.purchases.map(({price}) => price)).toEqual([0, 5.99, 5.99]);
  });

  it('end when the user cancelled, and keep access until then', async () => {
    const {store, clock} = ios();
    const {id} = store.sold('pro_monthly');
    store.cancel(id);
    await clock.advance(20 * DAY);
    expect(store.entitlements()).toHaveLength(1);
    await clock.advance(20 * DAY);
    expect(store.entitlements()).toEqual([]);
    expect(store.statuses('21400001').map(({state}) => state)).toEqual(['expired']);
  });

  it('pass through grace period and billing retry, and recover', async () => {
    const {store, clock} = ios();
    store.sold('pro_monthly');
    store.breakPayments();
    const state = () => store.statuses('21400001')[0]?.state;
    await clock.advance(35 * DAY);
    expect([state(), store.entitlements().length]).toEqual(['grace', 1]);
    await clock.advance(20 * DAY);
    expect([state(), store.entitlements().length]).toEqual(['retry', 0]);
    store.fixPayments();
    expect([state(), store.entitlements().length]).toEqual(['active', 1]);
  });

  it('end after 60 days of retry', async () => {
    const {store, clock} = ios();
    store.sold('pro_monthly');
    store.breakPayments();
    await clock.advance(120 * DAY);
    expect(store.statuses('21400001')[0]?.state).toBe('expired');
  });

  it('an upgrade is at once, a downgrade waits for the renewal', async () => {
    const {store, clock} = ios();
    const monthly = store.sold('pro_monthly');
    const yearly = store.changePlan(monthly.id, 'pro_yearly');
    expect(monthly.upgraded).toBe(true);
    expect(store.entitlements()).toEqual([yearly]);
    expect(store.changePlan(yearly.id, 'pro_monthly')).toBe(yearly);
    await clock.advance(366 * DAY);
    expect(store.entitlements().map(({productId}) => productId)).toEqual(['pro_monthly']);
  });

  it('the introductory offer is for once in a group', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start('pro_monthly');
    expect(await app.call('isEligibleForIntroOfferIOS', '21400001')).toBe(true);
    await app.buy('pro_monthly');
    expect(app.updates[0]).toMatchObject({offerIOS: {type: 1, paymentMode: 'FreeTrial'}});
    expect(await app.call('isEligibleForIntroOfferIOS', '21400001')).toBe(false);
  });

  it('a promotional offer is for who had a plan', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start('pro_monthly');
    const withOffer = {
      identifier: 'come_back',
      keyIdentifier: 'K',
      nonce: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      signature: 'AAAA',
      timestamp: 1,
    };
    await expect(app.buy('pro_monthly', {withOffer})).rejects.toMatchObject({
      code: 'E_PURCHASE_ERROR',
    });
    const {store, clock} = app.simulator;
    store.cancel(store.sold('pro_monthly').id);
    await clock.advance(60 * DAY);
    await app.buy('pro_monthly', {withOffer});
    expect(store.purchases.at(-1)).toMatchObject({price: 1.99, offer: {id: 'come_back'}});
  });
});

describe('accounts of the App Store', () => {
  it('see their own purchases only', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start('remove_ads');
    app.simulator.store.sold('remove_ads');
    app.simulator.device.signIn('second');
    expect(await app.readPurchases()).toEqual([]);
    app.simulator.device.useAccount('user');
    expect(await app.readPurchases()).toHaveLength(1);
  });

  it('have what the family shares, without a payment', async () => {
    const {store, device} = ios();
    const {id} = store.sold('remove_ads');
    store.share(id, 'child');
    device.signIn('child');
    expect(store.entitlements()).toMatchObject([{family: true, price: 0}]);
    expect(() => store.share(store.sold('coins_100').id, 'child')).toThrow('not shareable');
  });

  it('clearTransactionIOS finishes everything that is open', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start();
    app.simulator.store.sell('coins_100');
    await app.call('clearTransactionIOS');
    expect(app.simulator.store.get('T1').finished).toBe(true);
    expect(app.simulator.ledger.faults).toEqual([{kind: 'finished before given', purchase: 'T1'}]);
  });

  it('a refund request says what the user did', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start('remove_ads');
    app.simulator.store.sold('remove_ads');
    expect(await app.call('beginRefundRequestIOS', 'remove_ads')).toBe('success');
    const pending = await app.call('getPendingTransactionsIOS');
    expect(toList(pending)).toEqual([]);
  });

  it('has no latest transaction of a consumable once it is finished', async () => {
    const app = await openApp({version: newest, platform: 'ios'});
    await app.start('coins_100');
    app.simulator.store.sold('coins_100');
    expect((await rejection(app.call('beginRefundRequestIOS', 'coins_100'))).code).toBe(
      'E_ITEM_UNAVAILABLE',
    );
    const checked = await app.call('validateReceiptIOS', 'coins_100');
    expect(checked).toMatchObject({isValid: false, jwsRepresentation: ''});
  });
});
