import {expect, it} from 'vitest';
import {DAY} from './clock.ts';
import {newest, openApp, rejection} from './testing/testApp.ts';

const open = async (...ids: string[]) => {
  const app = await openApp({version: newest, platform: 'ios'});
  await app.start(...ids);
  return app;
};

it('the introductory offer is for once in a group', async () => {
  const app = await open('pro_monthly');
  expect(await app.call('isEligibleForIntroOfferIOS', '21400001')).toBe(true);
  await app.buy('pro_monthly');
  expect(app.updates[0]).toMatchObject({offerIOS: {type: 1, paymentMode: 'FreeTrial'}});
  expect(await app.call('isEligibleForIntroOfferIOS', '21400001')).toBe(false);
});

it('a promotional offer is for who had a plan', async () => {
  const app = await open('pro_monthly');
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
it('clearTransactionIOS finishes everything that is open', async () => {
  const app = await open();
  app.simulator.store.sell('coins_100');
  await app.call('clearTransactionIOS');
  expect(app.simulator.store.get('T1').finished).toBe(true);
  expect(app.simulator.ledger.faults).toEqual([{kind: 'finished before given', purchase: 'T1'}]);
});

it('has no latest transaction of a consumable once it is finished', async () => {
  const app = await open('coins_100');
  app.simulator.store.sold('coins_100');
  expect((await rejection(app.call('beginRefundRequestIOS', 'coins_100'))).code).toBe(
    'E_ITEM_UNAVAILABLE',
  );
  const checked = await app.call('validateReceiptIOS', 'coins_100');
  expect(checked).toMatchObject({isValid: false, jwsRepresentation: ''});
});
