import {APIError} from '@apple/app-store-server-library';
import jws from 'jws';
import {describe, expect, it} from 'vitest';
import {
  apiKey,
  appleServer,
  buy,
  client,
  expectRefused,
  ISSUER,
  onIphones,
  openSide,
  store,
} from '../testing/appleServer.ts';
import {notificationIn} from '../testing/signedText.ts';

onIphones();

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
    await openSide(own);
    const other = own === 'Production' ? 'Sandbox' : 'Production';
    const id = buy('pro_monthly');
    await expect(appleServer(store, own).client.getTransactionInfo(id)).resolves.toBeDefined();
    const {client: stranger} = appleServer(store, other);
    const asked = [
      stranger.getTransactionInfo(id),
      stranger.getAllSubscriptionStatuses(id),
      stranger.getTransactionHistory(id, null, {}),
      stranger.getRefundHistory(id, null),
    ];
    for (const one of asked) await expectRefused(one, APIError.TRANSACTION_ID_NOT_FOUND);
    const test = stranger.requestTestNotification();
    await expectRefused(test, APIError.SERVER_NOTIFICATION_URL_NOT_FOUND);
  });

  it.each([
    ['Production', 1_234_567_890],
    ['Sandbox', undefined],
  ] as const)('%s names the number of the app as %s', async (environment, number) => {
    await openSide(environment);
    const id = buy('pro_monthly');
    const {verifier} = appleServer(store);
    const {data} = notificationIn(store.messages[0]?.body ?? '');
    const answers = [
      data,
      await client().getTransactionHistory(id, null, {}),
      await client().getAllSubscriptionStatuses(id),
    ];
    expect(answers.map((one) => Reflect.get(one, 'appAppleId'))).toEqual([number, number, number]);
    const {signedPayload}: {signedPayload: string} = JSON.parse(store.messages[0]?.body ?? '');
    await expect(verifier.verifyAndDecodeNotification(signedPayload)).resolves.toBeDefined();
  });
});

describe('what a server tells about the use of a purchase', () => {
  const tell = (productId: string, change: object) => {
    const good = {customerConsented: true, sampleContentProvided: false};
    const body = {...good, deliveryStatus: 'DELIVERED', ...change};
    return client().sendConsumptionInformation(buy(productId), body);
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
    const told = client().sendConsumptionData(buy(productId), body);
    if (apiError === undefined) await expect(told).resolves.not.toThrow();
    else await expectRefused(told, apiError);
  });
});
