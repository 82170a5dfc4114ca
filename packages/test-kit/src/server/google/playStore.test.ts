import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Phone} from '../../kit/interface.ts';
import {settled} from '../../kit/newPhone.ts';
import {openPhone} from '../../kit/testing/openPhone.ts';
import {newest, type TestApp} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {StoreServer} from '../storeServer.ts';
import {googleClient} from '../testing/openGoogle.ts';

const DAY = 86_400_000;

let phone: Phone;
let app: TestApp;
let store: StoreServer;
let close: () => Promise<void>;
let google: ReturnType<typeof googleClient>;

beforeEach(async () => {
  ({phone, app} = await openPhone('android'));
  store = await openStoreServer(phone);
  const {url, close: end} = await store.listen();
  close = end;
  google = googleClient((request) => {
    const {pathname, search} = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, url), request));
  });
});
afterEach(() => close());

const packageName = 'com.example.app';
const tokenOf = (index: number): string => phone.store.purchases[index]?.token ?? '';
const plan = async (index: number) =>
  (await google.purchases.subscriptionsv2.get({packageName, token: tokenOf(index)})).data;
const product = async (index: number) => {
  const productId = phone.store.purchases[index]?.productId ?? '';
  return (await google.purchases.products.get({packageName, productId, token: tokenOf(index)}))
    .data;
};

/** The messages so far, by name, with what Pub/Sub carries. */
async function read() {
  await store.send(() => new Response());
  return store.messages.map(({type, body}) => {
    const {message}: {message: {data: string}} = JSON.parse(body);
    return {type, data: JSON.parse(Buffer.from(message.data, 'base64').toString())};
  });
}

describe("Google's client, unchanged", () => {
  it('reads, acknowledges and consumes a product', async () => {
    phone.store.boughtOutside('coins_100', {quantity: 2, accountToken: 'user-1'});
    expect(await product(0)).toMatchObject({
      ...{purchaseState: 0, consumptionState: 0, acknowledgementState: 0, quantity: 2},
      obfuscatedExternalAccountId: 'user-1',
      orderId: phone.store.purchases[0]?.transactionId,
    });
    // The server's calls do not depend on the phone.
    phone.network = false;
    const request = {packageName, productId: 'coins_100', token: tokenOf(0)};
    await google.purchases.products.acknowledge(request);
    expect(await product(0)).toMatchObject({acknowledgementState: 1, consumptionState: 0});
    await google.purchases.products.consume(request);
    expect(await product(0)).toMatchObject({acknowledgementState: 1, consumptionState: 1});
    expect(phone.store.purchases).toMatchObject([{acknowledged: true, consumed: true}]);
    await expect(google.purchases.products.consume(request)).rejects.toMatchObject({status: 400});
  });

  it('says when a product is not paid for', async () => {
    phone.store.answer('pending');
    await app.start('coins_100');
    void app.buy('coins_100');
    await settled();
    expect(await product(0)).toMatchObject({purchaseState: 2});
    phone.store.decline();
    expect(await product(0)).toMatchObject({purchaseState: 1});
  });

  it('follows a subscription through its states', async () => {
    phone.store.boughtBefore('pro_monthly');
    const states: (string | null | undefined)[] = [];
    const note = async () => void states.push((await plan(0)).subscriptionState);
    await note();
    phone.store.cancel();
    await note();
    phone.store.enableAutoRenew();
    phone.store.setPayments(false);
    await phone.forward({days: 31});
    await note();
    const [line] = (await plan(0)).lineItems ?? [];
    const end = new Date(line?.expiryTime ?? '').getTime();
    expect(end - (phone.store.purchases[0]?.expiresAt ?? 0)).toBe(16 * DAY);
    await phone.forward({days: 16});
    await note();
    phone.store.setPayments(true);
    phone.store.pause();
    await phone.forward({days: 31});
    await note();
    phone.store.resume();
    await phone.store.expire();
    await note();
    expect(states.map((state) => state?.replace('SUBSCRIPTION_STATE_', ''))).toEqual([
      ...['ACTIVE', 'CANCELED', 'IN_GRACE_PERIOD', 'ON_HOLD', 'PAUSED', 'EXPIRED'],
    ]);
    await phone.forward({days: 61});
    await expect(plan(0)).rejects.toMatchObject({status: 410});
  });

  it('links the token of a new plan to the one that it replaced', async () => {
    phone.store.boughtOutside('pro_monthly');
    phone.store.changePlan('pro_yearly');
    expect((await plan(1)).linkedPurchaseToken).toBe(tokenOf(0));
    expect(await plan(0)).toMatchObject({
      subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED',
      canceledStateContext: {replacementCancellation: {}},
    });
    expect((await plan(1)).acknowledgementState).toBe('ACKNOWLEDGEMENT_STATE_PENDING');
    const [{productId: subscriptionId} = {productId: ''}] = phone.store.purchases.slice(1);
    await google.purchases.subscriptions.acknowledge({
      ...{packageName, subscriptionId, token: tokenOf(1)},
    });
    expect((await plan(1)).acknowledgementState).toBe('ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED');
  });

  it('lists what was taken back, subscriptions only on request', async () => {
    phone.store.boughtBefore('coins_100');
    phone.store.boughtBefore('pro_monthly');
    phone.store.refund('T1');
    phone.store.refund('T2');
    phone.store.boughtOutside('remove_ads');
    await phone.forward({days: 3});
    const list = async (type: number) => {
      const {data} = await google.purchases.voidedpurchases.list({packageName, type});
      return data.voidedPurchases?.map(({purchaseToken, voidedReason}) => [
        purchaseToken,
        voidedReason,
      ]);
    };
    const [coins, monthly, ads] = [0, 1, 2].map(tokenOf);
    expect(await list(0)).toEqual([
      [coins, 0],
      [ads, 8],
    ]);
    expect(await list(1)).toEqual([
      [coins, 0],
      [monthly, 0],
      [ads, 8],
    ]);
    const page = async (token?: string) =>
      (
        await google.purchases.voidedpurchases.list({
          ...{packageName, type: 1, maxResults: 2},
          ...(token !== undefined && {token}),
        })
      ).data;
    const first = await page();
    expect(first.voidedPurchases).toHaveLength(2);
    const rest = await page(first.tokenPagination?.nextPageToken ?? '');
    expect(rest.voidedPurchases?.map(({purchaseToken}) => purchaseToken)).toEqual([ads]);
    expect(rest.tokenPagination).toBeUndefined();
  });

  it('is refused for another app, another product, and an unknown token', async () => {
    phone.store.boughtOutside('coins_100');
    const right = {packageName, productId: 'coins_100', token: tokenOf(0)};
    const {products} = google.purchases;
    const refusal = (change: Partial<typeof right>) =>
      expect(products.get({...right, ...change})).rejects;
    await refusal({packageName: 'com.other'}).toMatchObject({status: 404});
    await refusal({productId: 'coins_500'}).toMatchObject({status: 400});
    await refusal({token: 'forged'}).toMatchObject({status: 404});
  });
});

it("Google's messages tell the life of a subscription", async () => {
  phone.store.boughtBefore('pro_monthly');
  await phone.store.renew();
  phone.store.setPayments(false);
  await phone.forward({days: 31 + 16});
  phone.store.setPayments(true);
  phone.store.pause();
  await phone.forward({days: 31});
  phone.store.resume();
  await phone.store.expire();
  phone.store.boughtOutside('coins_100');
  phone.store.refund();
  const told = await read();
  expect(told.map(({type}) => type)).toEqual([
    'SUBSCRIPTION_PURCHASED',
    'SUBSCRIPTION_RENEWED',
    'SUBSCRIPTION_IN_GRACE_PERIOD',
    'SUBSCRIPTION_ON_HOLD',
    'SUBSCRIPTION_RECOVERED',
    'SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED',
    'SUBSCRIPTION_PAUSED',
    'SUBSCRIPTION_RECOVERED',
    'SUBSCRIPTION_CANCELED',
    'SUBSCRIPTION_EXPIRED',
    'ONE_TIME_PRODUCT_PURCHASED',
    'VOIDED_PURCHASE',
  ]);
});
