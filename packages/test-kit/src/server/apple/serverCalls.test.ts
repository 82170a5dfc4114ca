import {APIError, OrderLookupStatus} from '@apple/app-store-server-library';
import {describe, expect, it} from 'vitest';
import {DAY} from '../../simulator/clock.ts';
import {
  appleServer,
  buy,
  client,
  expectRefused,
  newestMessage,
  onIphones,
  openSide,
  phone,
  store,
} from '../testing/appleServer.ts';
import {contentOf} from '../testing/signedText.ts';

const USER = '0b2f1c7e-5d1a-4a5e-9f3b-2c4d6e8f0a1b';

onIphones();

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
  await expectRefused(between(2, 1), APIError.START_DATE_AFTER_END_DATE);
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
    await openSide('Sandbox');
    buy('coins_100');
    const [{orderId} = {orderId: ''}] = phone.store.purchases;
    await expect(client().lookUpOrderId(orderId ?? '')).rejects.toMatchObject({
      httpStatusCode: 404,
    });
  });
});

it('a server finishes a purchase, which the app is not told again', async () => {
  const id = buy('coins_100');
  phone.ledger.give(id);
  expect(phone.ledger.faults()).toEqual(['never finished: T1 coins_100']);
  await client().finishTransaction(id);
  await client().finishTransaction(id);
  expect(phone.store.purchases).toMatchObject([{finished: true}]);
  expect(phone.ledger.faults()).toEqual([]);
});

it.each(['Production', 'Sandbox'] as const)(
  'the download of a buyer is the same for each purchase in %s',
  async (environment) => {
    await openSide(environment);
    const {client: asking, verifier} = appleServer(store);
    const read = async (id: string) => {
      const {signedAppTransactionInfo = ''} = await asking.getAppTransactionInfo(id);
      return verifier.verifyAndDecodeAppTransaction(signedAppTransactionInfo);
    };
    const {appTransactionId} = await read(buy('coins_100'));
    expect((await read(buy('remove_ads'))).appTransactionId).toBe(appTransactionId);
    expect(contentOf(phone.store.purchases[0]?.token)['appTransactionId']).toBe(appTransactionId);
  },
);

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
    await expectRefused(set(id, 'user-1'), APIError.INVALID_APP_ACCOUNT_TOKEN_UUID_ERROR);
    const newest = () => set(phone.store.purchases.at(-1)?.transactionId ?? '');
    await expectRefused(newest(), APIError.TRANSACTION_ID_IS_NOT_ORIGINAL_TRANSACTION_ID_ERROR);
    phone.store.shareWithFamily(phone.store.boughtBefore('remove_ads', 'mum'));
    await expectRefused(newest(), APIError.FAMILY_TRANSACTION_NOT_SUPPORTED_ERROR);
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
    await expectRefused(extend(id), APIError.SUBSCRIPTION_MAX_EXTENSION);
    await phone.store.renew();
    expect(phone.store.purchases).toHaveLength(2);
  });

  it.each([
    [{extendByDays: 91}, APIError.INVALID_EXTEND_BY_DAYS],
    [{extendByDays: 1.5}, APIError.INVALID_EXTEND_BY_DAYS],
    [{extendReasonCode: 4}, APIError.INVALID_EXTEND_REASON_CODE],
    [{requestIdentifier: ''}, APIError.INVALID_REQUEST_IDENTIFIER],
  ])('is refused with %j', async (change, apiError) => {
    await expectRefused(extend(buy('pro_monthly'), change), apiError);
  });

  it('is refused for what cannot be extended', async () => {
    await expectRefused(extend(buy('coins_100')), APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND);
    const id = buy('pro_yearly');
    await phone.store.expire();
    await expectRefused(extend(id), APIError.SUBSCRIPTION_EXTENSION_INELIGIBLE);
  });
});
