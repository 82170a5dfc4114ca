import {APIError, OrderLookupStatus} from '@apple/app-store-server-library';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Phone} from '../../kit/interface.ts';
import {newPhone} from '../../kit/newPhone.ts';
import {newest} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {StoreServer} from '../storeServer.ts';
import {appleServer, connectAppStore} from '../testing/appleServer.ts';
import {contentOf, notificationIn} from '../testing/signedText.ts';

const DAY = 86_400_000;
const USER = '0b2f1c7e-5d1a-4a5e-9f3b-2c4d6e8f0a1b';

connectAppStore();
let phone: Phone;
let store: StoreServer;
beforeEach(async () => {
  vi.stubGlobal('LIBRARY_VERSION', newest);
  phone = newPhone('ios');
  store = await openStoreServer(phone);
});
const client = () => appleServer(store).client;
const buy = (productId: string): string => {
  phone.store.boughtOutside(productId);
  return phone.store.purchases.at(-1)?.transactionId ?? '';
};
const accept = () => store.send(() => new Response());
const newestMessage = () => notificationIn(store.messages.at(-1)?.body ?? '');

describe('a test notification', () => {
  it('comes when a server asks for it, and has a status when it was sent', async () => {
    const {testNotificationToken = ''} = await client().requestTestNotification();
    expect(store.messages).toMatchObject([{type: 'TEST', purchase: ''}]);
    const status = () => client().getTestNotificationStatus(testNotificationToken);
    await expect(status()).rejects.toMatchObject({apiError: APIError.TEST_NOTIFICATION_NOT_FOUND});
    await store.send(() => new Response(null, {status: 503}));
    await accept();
    const {signedPayload = '', sendAttempts = []} = await status();
    expect(sendAttempts).toEqual([
      {attemptDate: phone.time, sendAttemptResult: 'UNSUCCESSFUL_HTTP_RESPONSE_CODE'},
      {attemptDate: phone.time, sendAttemptResult: 'SUCCESS'},
    ]);
    const read = await appleServer(store).verifier.verifyAndDecodeNotification(signedPayload);
    expect(read.notificationType).toBe('TEST');
    expect(read.data?.signedTransactionInfo).toBeUndefined();
    await expect(client().getTestNotificationStatus('unknown')).rejects.toMatchObject({
      apiError: APIError.TEST_NOTIFICATION_NOT_FOUND,
    });
  });

  it('comes when the test says so', async () => {
    store.testNotification();
    expect(newestMessage().notice['notificationType']).toBe('TEST');
    expect(await accept()).toEqual([200]);
  });
});

describe('the history of notifications', () => {
  const ask = (more: object = {}, token: string | null = null) =>
    client().getNotificationHistory(token, {
      startDate: phone.time - 10 * DAY,
      endDate: phone.time + DAY,
      ...more,
    });
  const typesIn = async (more: object = {}) => {
    const {notificationHistory = []} = await ask(more);
    return notificationHistory.map((one) => {
      const {notificationType, subtype} = contentOf(one.signedPayload);
      return [notificationType, subtype].filter((name) => name !== undefined).join('/');
    });
  };

  it('has what was lost, so that a server finds a refund that nobody told it', async () => {
    buy('coins_100');
    await accept();
    phone.store.refund();
    await store.send(() => new Response(), {lose: true});
    expect(await typesIn()).toEqual(['ONE_TIME_CHARGE', 'REFUND']);
    expect(await typesIn({onlyFailures: true})).toEqual(['REFUND']);
    const {notificationHistory = []} = await ask({onlyFailures: true});
    expect(notificationHistory).toMatchObject([
      {sendAttempts: [{sendAttemptResult: 'NO_RESPONSE'}]},
    ]);
  });

  it('is of a time, a type or a buyer', async () => {
    const id = buy('pro_monthly');
    phone.store.boughtOutside('coins_100', 'mum');
    await phone.forward({days: 5});
    phone.store.cancel();
    expect(await typesIn({startDate: phone.time})).toEqual([
      'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED',
    ]);
    expect(await typesIn({endDate: phone.time - DAY})).toEqual([
      ...['SUBSCRIBED/INITIAL_BUY', 'ONE_TIME_CHARGE'],
    ]);
    expect(await typesIn({notificationType: 'SUBSCRIBED'})).toEqual(['SUBSCRIBED/INITIAL_BUY']);
    const status = {notificationType: 'DID_CHANGE_RENEWAL_STATUS'};
    expect(await typesIn({...status, notificationSubtype: 'AUTO_RENEW_ENABLED'})).toEqual([]);
    expect(await typesIn({transactionId: id})).toHaveLength(2);
  });

  it('comes in pages of twenty', async () => {
    for (let count = 0; count < 25; count += 1) buy('coins_100');
    const first = await ask();
    expect([first.hasMore, first.notificationHistory?.length]).toEqual([true, 20]);
    const rest = await ask({}, first.paginationToken ?? '');
    expect([rest.hasMore, rest.notificationHistory?.length]).toEqual([false, 5]);
    expect(rest.paginationToken).toBeUndefined();
  });

  it.each([
    [{startDate: undefined}, APIError.INVALID_START_DATE],
    [{endDate: undefined}, APIError.INVALID_END_DATE],
    [{startDate: 2, endDate: 1}, APIError.START_DATE_AFTER_END_DATE],
    [{startDate: 0}, APIError.START_DATE_TOO_FAR_IN_PAST],
    [{transactionId: '1', notificationType: 'TEST'}, APIError.MULTIPLE_FILTERS_SUPPLIED],
    [{notificationSubtype: 'UPGRADE'}, APIError.INVALID_NOTIFICATION_TYPE],
    [{transactionId: '123'}, APIError.TRANSACTION_ID_NOT_FOUND],
  ])('refuses %j', async (more, apiError) => {
    await expect(ask(more)).rejects.toMatchObject({apiError});
    await expect(ask({}, 'x')).rejects.toMatchObject({apiError: APIError.INVALID_PAGINATION_TOKEN});
  });

  it('reaches back 180 days, and 30 in the sandbox', async () => {
    await phone.forward({days: 400});
    await expect(ask({startDate: phone.time - 179 * DAY})).resolves.toBeDefined();
    store = await openStoreServer(phone, {environment: 'Sandbox'});
    await expect(ask({startDate: phone.time - 31 * DAY})).rejects.toMatchObject({
      apiError: APIError.START_DATE_TOO_FAR_IN_PAST,
    });
  });
});

it('the history of purchases is of a time', async () => {
  const id = buy('coins_100');
  const first = phone.time;
  await phone.forward({days: 3});
  buy('coins_500');
  const between = async (startDate: number, endDate: number) => {
    const {signedTransactions = []} = await client().getTransactionHistory(id, null, {
      ...{startDate, endDate},
    });
    return signedTransactions.map((one) => contentOf(one)['productId']);
  };
  expect(await between(first, phone.time)).toEqual(['coins_100']);
  expect(await between(first + 1, phone.time + 1)).toEqual(['coins_500']);
  await expect(between(2, 1)).rejects.toMatchObject({
    apiError: APIError.START_DATE_AFTER_END_DATE,
  });
});

describe('an order', () => {
  it('is looked up by the number on the invoice', async () => {
    const id = buy('coins_100');
    buy('coins_100');
    const [{orderId} = {orderId: ''}] = phone.store.purchases;
    expect(orderId).toMatch(/^M[\dA-Z]{9}$/);
    const {status, signedTransactions = []} = await client().lookUpOrderId(orderId ?? '');
    expect(status).toBe(OrderLookupStatus.VALID);
    expect(signedTransactions.map((one) => contentOf(one)['transactionId'])).toEqual([id]);
    expect(await client().lookUpOrderId('MADEUP')).toEqual({status: OrderLookupStatus.INVALID});
  });

  it('is not looked up in the sandbox', async () => {
    store = await openStoreServer(phone, {environment: 'Sandbox'});
    buy('coins_100');
    const [{orderId} = {orderId: ''}] = phone.store.purchases;
    await expect(client().lookUpOrderId(orderId ?? '')).rejects.toMatchObject({
      httpStatusCode: 404,
    });
  });
});

describe('an account token that a server sets', () => {
  it('binds a purchase and what follows from it', async () => {
    const id = buy('pro_monthly');
    await client().setAppAccountToken(id, {appAccountToken: USER.toUpperCase()});
    await phone.store.renew();
    const {transaction, renewal} = newestMessage();
    expect([transaction, renewal]).toMatchObject([
      ...[{appAccountToken: USER}, {appAccountToken: USER}],
    ]);
  });

  it('is a UUID, and set by the original id of the buyer', async () => {
    const id = buy('pro_monthly');
    await phone.store.renew();
    const set = (transactionId: string, appAccountToken = USER) =>
      client().setAppAccountToken(transactionId, {appAccountToken});
    await expect(set(id, 'user-1')).rejects.toMatchObject({
      apiError: APIError.INVALID_APP_ACCOUNT_TOKEN_UUID_ERROR,
    });
    await expect(set(phone.store.purchases[1]?.transactionId ?? '')).rejects.toMatchObject({
      apiError: APIError.TRANSACTION_ID_IS_NOT_ORIGINAL_TRANSACTION_ID_ERROR,
    });
    phone.store.shareWithFamily(phone.store.boughtBefore('remove_ads', 'mum'));
    await expect(set(phone.store.purchases.at(-1)?.transactionId ?? '')).rejects.toMatchObject({
      apiError: APIError.FAMILY_TRANSACTION_NOT_SUPPORTED_ERROR,
    });
  });
});

describe('a renewal date that a server extends', () => {
  const extend = (id: string, change: object = {}) =>
    client().extendSubscriptionRenewalDate(id, {
      ...{extendByDays: 10, extendReasonCode: 1, requestIdentifier: 'outage-1'},
      ...change,
    });

  it('moves the end of the period, twice a year', async () => {
    const id = buy('pro_monthly');
    const end = phone.store.purchases[0]?.expiresAt ?? 0;
    expect(await extend(id)).toEqual({
      ...{originalTransactionId: id, webOrderLineItemId: id, success: true},
      effectiveDate: end + 10 * DAY,
    });
    const {notice, transaction, renewal} = newestMessage();
    expect(notice['notificationType']).toBe('RENEWAL_EXTENDED');
    expect([transaction['expiresDate'], renewal['renewalDate']]).toEqual([
      ...[end + 10 * DAY, end + 10 * DAY],
    ]);
    await phone.forward({hours: (end - phone.time) / 3_600_000 + 24});
    expect(phone.store.purchases).toMatchObject([{active: true}]);
    await extend(id);
    await expect(extend(id)).rejects.toMatchObject({apiError: APIError.SUBSCRIPTION_MAX_EXTENSION});
    await phone.store.renew();
    expect(phone.store.purchases).toHaveLength(2);
  });

  it.each([
    [{extendByDays: 91}, APIError.INVALID_EXTEND_BY_DAYS],
    [{extendByDays: 1.5}, APIError.INVALID_EXTEND_BY_DAYS],
    [{extendReasonCode: 4}, APIError.INVALID_EXTEND_REASON_CODE],
    [{requestIdentifier: ''}, APIError.INVALID_REQUEST_IDENTIFIER],
  ])('is refused with %j', async (change, apiError) => {
    await expect(extend(buy('pro_monthly'), change)).rejects.toMatchObject({apiError});
  });

  it('is refused for what cannot be extended', async () => {
    const refused = (id: string) => expect(extend(id)).rejects;
    await refused(buy('coins_100')).toMatchObject({
      apiError: APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND,
    });
    const id = buy('pro_yearly');
    await phone.store.expire();
    await refused(id).toMatchObject({apiError: APIError.SUBSCRIPTION_EXTENSION_INELIGIBLE});
  });
});
