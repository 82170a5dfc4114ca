import {expect, it} from 'vitest';
import {openGoogle} from '../testing/openGoogle.ts';

async function buyThree() {
  const google = await openGoogle();
  const {phone, api, where} = google;
  phone.store.boughtOutside('coins_100', {quantity: 3});
  return {
    ...google,
    ...phone,
    refundable: async () => (await api.purchases.products.get(where('T1'))).data.refundableQuantity,
    voided: async (includeQuantityBasedPartialRefund: boolean) => {
      const {packageName} = where('T1');
      const {data} = await api.purchases.voidedpurchases.list({
        ...{packageName, includeQuantityBasedPartialRefund},
      });
      return data.voidedPurchases?.map(({voidedQuantity}) => voidedQuantity);
    },
  };
}

it('some of a quantity are refunded, then the rest', async () => {
  const {store, refundable, voided, told} = await buyThree();
  store.refund('T1', {quantity: 2});
  expect(store.purchases).toMatchObject([{payment: 'paid', active: true}]);
  expect(await refundable()).toBe(1);
  expect(await voided(false)).toEqual([]);
  expect(await voided(true)).toEqual([2]);
  store.refund('T1', {quantity: 1});
  expect(store.purchases).toMatchObject([{payment: 'refunded', active: false}]);
  expect(await refundable()).toBe(0);
  expect(await voided(false)).toEqual([undefined]);
  const types = (await told()).slice(1).map(({data}) => data.voidedPurchaseNotification);
  expect(types).toMatchObject([{refundType: 2, productType: 2}, {refundType: 1}]);
});

it.each([
  [{quantity: 4}, 'T1 is paid, and has 3 that can be refunded: 4 cannot.'],
  [{quantity: 0}, 'a whole number from 1'],
  [{quantity: 1.5}, 'a whole number from 1'],
  [{percent: 20}, 'Google Play refunds {quantity: number}'],
])('the part %j is refused in words', async (part, message) => {
  const {store} = await buyThree();
  expect(() => store.refund('T1', part)).toThrow(message);
});

it('a plan has no quantity to refund', async () => {
  const {phone} = await openGoogle();
  phone.store.boughtBefore('pro_monthly');
  expect(() => phone.store.refund('T1', {quantity: 2})).toThrow('a plan, which has no quantity');
});

it('the list of refunds goes back thirty days', async () => {
  const {store, forward, voided} = await buyThree();
  store.refund();
  await forward({days: 30});
  expect(await voided(false)).toHaveLength(1);
  await forward({hours: 1});
  expect(await voided(false)).toEqual([]);
});
