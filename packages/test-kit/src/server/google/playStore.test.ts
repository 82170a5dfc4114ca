import {expect, it} from 'vitest';
import {DAY} from '../../simulator/clock.ts';
import {googleClient, openGoogle} from '../testing/openGoogle.ts';

it("Google's client, unchanged, acknowledges and consumes a product by a port of the machine", async () => {
  const {phone, store, where} = await openGoogle();
  const {url, close} = await store.listen();
  const {products} = googleClient((request) => {
    const {pathname, search} = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, url), request));
  }).purchases;
  phone.store.boughtOutside('coins_100', {quantity: 2, accountToken: 'user-1'});
  const request = where('T1');
  const read = async () => (await products.get(request)).data;
  expect(await read()).toMatchObject({
    ...{purchaseState: 0, consumptionState: 0, acknowledgementState: 0, quantity: 2},
    obfuscatedExternalAccountId: 'user-1',
    orderId: phone.store.purchases[0]?.transactionId,
  });
  // The server's calls do not depend on the phone.
  phone.network = false;
  await products.acknowledge(request);
  expect(await read()).toMatchObject({acknowledgementState: 1, consumptionState: 0});
  await products.consume(request);
  expect(await read()).toMatchObject({acknowledgementState: 1, consumptionState: 1});
  expect(phone.store.purchases).toMatchObject([{acknowledged: true, consumed: true}]);
  await expect(products.consume(request)).rejects.toMatchObject({status: 400});
  await close();
});

it('a subscription goes through its states', async () => {
  const {phone, plan} = await openGoogle();
  const {store} = phone;
  const states: (string | undefined)[] = [];
  const note = async () =>
    void states.push((await plan('T1')).subscriptionState?.replace('SUBSCRIPTION_STATE_', ''));
  store.boughtBefore('pro_monthly');
  await note();
  await store.renew();
  store.cancel();
  await note();
  store.enableAutoRenew();
  store.setPayments(false);
  await phone.forward({days: 31});
  await note();
  const [line] = (await plan('T1')).lineItems ?? [];
  const end = new Date(line?.expiryTime ?? '').getTime();
  expect(end - (store.purchases[0]?.expiresAt ?? 0)).toBe(16 * DAY);
  await phone.forward({days: 16});
  await note();
  store.setPayments(true);
  store.pause();
  await phone.forward({days: 31});
  await note();
  store.resume();
  await store.expire();
  await note();
  expect(states).toEqual([
    ...['ACTIVE', 'CANCELED', 'IN_GRACE_PERIOD', 'ON_HOLD', 'PAUSED', 'EXPIRED'],
  ]);
});

it('what was taken back is listed in pages, subscriptions only on request', async () => {
  const {phone, api, where} = await openGoogle();
  const {store} = phone;
  for (const product of ['coins_100', 'pro_monthly']) store.refund(store.boughtBefore(product));
  store.boughtOutside('remove_ads');
  await phone.forward({days: 3});
  const [coins, monthly, ads] = ['T1', 'T2', 'T3'].map((name) => where(name).token);
  const list = async (more: object) =>
    (await api.purchases.voidedpurchases.list({packageName: where('T1').packageName, ...more}))
      .data;
  const reasons = async (type: number) =>
    (await list({type})).voidedPurchases?.map((one) => [one.purchaseToken, one.voidedReason]);
  const [ofCoins, ofPlan, ofAds] = [
    [coins, 0],
    [monthly, 0],
    [ads, 8],
  ];
  expect(await reasons(0)).toEqual([ofCoins, ofAds]);
  expect(await reasons(1)).toEqual([ofCoins, ofPlan, ofAds]);
  const first = await list({type: 1, maxResults: 2});
  expect(first.voidedPurchases).toHaveLength(2);
  const token = first.tokenPagination?.nextPageToken;
  const rest = await list({type: 1, maxResults: 2, token});
  expect(rest.voidedPurchases?.map(({purchaseToken}) => purchaseToken)).toEqual([ads]);
  expect(rest.tokenPagination).toBeUndefined();
});

it.each([
  [{packageName: 'com.other'}, 404],
  [{productId: 'coins_500'}, 400],
  [{token: 'forged'}, 404],
])('nothing is told with %j: %i', async (change, status) => {
  const {phone, api, where} = await openGoogle();
  const right = where(phone.store.boughtOutside('coins_100'));
  const asked = api.purchases.products.get({...right, ...change});
  await expect(asked).rejects.toMatchObject({status});
});
