import {APIError} from '@apple/app-store-server-library';
import jws from 'jws';
import {beforeEach, describe, expect, it} from 'vitest';
import type {Phone} from '../../kit/interface.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {StoreServer} from '../storeServer.ts';
import {
  apiKey,
  appleServer,
  buyOn,
  connectAppStore,
  ISSUER,
  openIphone,
} from '../testing/appleServer.ts';
import {notificationIn} from '../testing/signedText.ts';

connectAppStore();
let phone: Phone;
let store: StoreServer;
beforeEach(async () => {
  ({phone, store} = await openIphone());
});
const buy = (productId: string) => buyOn(phone, productId);

describe('a token of the App Store Server API', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const statusFor = async (claims: object, header: object = {}) => {
    const id = buy('coins_100');
    const good = {iss: ISSUER, aud: 'appstoreconnect-v1', bid: store.app.id};
    const times = {iat: seconds(), exp: seconds() + 300};
    const signature = jws.sign({
      header: {alg: 'ES256', kid: 'KEY', ...header},
      payload: JSON.stringify({...good, ...times, ...claims}),
      privateKey: apiKey,
    });
    const headers = {authorization: `Bearer ${signature}`};
    const address = `https://api.storekit.apple.com/inApps/v1/transactions/${id}`;
    return (await store.fetch(new Request(address, {headers}))).status;
  };

  it('is taken when all of it is right', async () => {
    expect(await statusFor({})).toBe(200);
  });

  it.each([
    ['expired', {iat: 1_600_000_000, exp: 1_600_000_300}],
    ['valid for a day', {exp: Math.floor(Date.now() / 1000) + 86_400}],
    ['without an end', {exp: undefined}],
    ['without a beginning', {iat: undefined}],
    ['for another audience', {aud: 'appstoreconnect-v2'}],
    ['for no audience', {aud: undefined}],
    ['of an issuer that is no UUID', {iss: 'ISSUER'}],
    ['of no issuer', {iss: undefined}],
    ['for another app', {bid: 'com.other'}],
    ['for no app', {bid: undefined}],
  ])('is refused with 401 when it is %s', async (_, claims) => {
    expect(await statusFor(claims)).toBe(401);
  });

  it('is refused without the id of a key, and when it is no token', async () => {
    expect(await statusFor({}, {kid: undefined})).toBe(401);
    for (const authorization of ['Bearer a.b.c', 'Bearer x', 'Basic YTpi', '']) {
      const request = new Request('https://api.storekit.apple.com/inApps/v1/transactions/1');
      request.headers.set('authorization', authorization);
      expect((await store.fetch(request)).status).toBe(401);
    }
  });
});

describe('the two environments of the App Store', () => {
  it.each(['Production', 'Sandbox'] as const)('%s knows its own purchases only', async (own) => {
    store = await openStoreServer(phone, {environment: own});
    const other = own === 'Production' ? 'Sandbox' : 'Production';
    const id = buy('pro_monthly');
    await expect(appleServer(store, own).client.getTransactionInfo(id)).resolves.toBeDefined();
    const {client} = appleServer(store, other);
    const asked = [
      client.getTransactionInfo(id),
      client.getAllSubscriptionStatuses(id),
      client.getTransactionHistory(id, null, {}),
      client.getRefundHistory(id, null),
    ];
    for (const one of asked)
      await expect(one).rejects.toMatchObject({apiError: APIError.TRANSACTION_ID_NOT_FOUND});
    await expect(client.requestTestNotification()).rejects.toMatchObject({
      apiError: APIError.SERVER_NOTIFICATION_URL_NOT_FOUND,
    });
  });

  it.each([
    ['Production', 1_234_567_890],
    ['Sandbox', undefined],
  ] as const)('%s names the number of the app as %s', async (environment, number) => {
    store = await openStoreServer(phone, {environment});
    const id = buy('pro_monthly');
    const {client, verifier} = appleServer(store);
    const {data} = notificationIn(store.messages[0]?.body ?? '');
    const answers = [
      data,
      await client.getTransactionHistory(id, null, {}),
      await client.getAllSubscriptionStatuses(id),
    ];
    expect(answers.map((one) => Reflect.get(one, 'appAppleId'))).toEqual([number, number, number]);
    const {signedPayload}: {signedPayload: string} = JSON.parse(store.messages[0]?.body ?? '');
    await expect(verifier.verifyAndDecodeNotification(signedPayload)).resolves.toBeDefined();
  });
});

describe('what a server tells about the use of a purchase', () => {
  const tell = (productId: string, change: object) => {
    const {client} = appleServer(store);
    const good = {customerConsented: true, sampleContentProvided: false};
    const body = {...good, deliveryStatus: 'DELIVERED', ...change};
    return client.sendConsumptionInformation(buy(productId), body);
  };

  it.each(['coins_100', 'remove_ads', 'pro_monthly'])('is taken for %s', async (productId) => {
    await tell(productId, {refundPreference: 'GRANT_FULL'});
    expect(store.consumption).toMatchObject([{refundPreference: 'GRANT_FULL'}]);
  });

  it.each([
    ['coins_100', {customerConsented: false}, APIError.INVALID_CUSTOMER_CONSENTED],
    ['coins_100', {customerConsented: undefined}, APIError.INVALID_CUSTOMER_CONSENTED],
    ['coins_100', {deliveryStatus: 'ARRIVED'}, APIError.INVALID_DELIVERY_STATUS],
    ['coins_100', {deliveryStatus: undefined}, APIError.INVALID_DELIVERY_STATUS],
    ['coins_100', {sampleContentProvided: 'no'}, APIError.INVALID_SAMPLE_CONTENT_PROVIDED],
    ['coins_100', {refundPreference: 'MAYBE'}, APIError.GENERAL_BAD_REQUEST],
    ['coins_100', {consumptionPercentage: 100_001}, APIError.GENERAL_BAD_REQUEST],
    ['pro_monthly', {consumptionPercentage: 20_000}, APIError.GENERAL_BAD_REQUEST],
  ])('is refused for %s with %j', async (productId, change, apiError) => {
    await expect(tell(productId, change)).rejects.toMatchObject({httpStatusCode: 400, apiError});
    expect(store.consumption).toEqual([]);
  });

  const old = {
    ...{customerConsented: true, consumptionStatus: 1, platform: 1, sampleContentProvided: true},
    ...{deliveryStatus: 0, appAccountToken: '', accountTenure: 0, playTime: 0, userStatus: 1},
    ...{lifetimeDollarsRefunded: 0, lifetimeDollarsPurchased: 0},
  };

  it.each([
    ['coins_100', {}, undefined],
    ['pro_monthly', {refundPreference: 2}, undefined],
    ['remove_ads', {}, APIError.INVALID_TRANSACTION_TYPE_NOT_SUPPORTED],
    ['coins_100', {customerConsented: false}, APIError.INVALID_CUSTOMER_CONSENTED],
    ['coins_100', {consumptionStatus: 4}, APIError.INVALID_CONSUMPTION_STATUS],
    ['coins_100', {platform: 'ios'}, APIError.INVALID_PLATFORM],
    ['coins_100', {deliveryStatus: 6}, APIError.INVALID_DELIVERY_STATUS],
    ['coins_100', {appAccountToken: undefined}, APIError.INVALID_APP_ACCOUNT_TOKEN],
    ['coins_100', {accountTenure: 8}, APIError.INVALID_ACCOUNT_TENURE],
    ['coins_100', {playTime: -1}, APIError.INVALID_PLAY_TIME],
    ['coins_100', {userStatus: 5}, APIError.INVALID_USER_STATUS],
  ])('in the former call is judged for %s with %j: %s', async (productId, change, apiError) => {
    const body: object = Object({...old, ...change});
    const told = appleServer(store).client.sendConsumptionData(buy(productId), body);
    if (apiError === undefined) await expect(told).resolves.not.toThrow();
    else await expect(told).rejects.toMatchObject({apiError});
  });
});
