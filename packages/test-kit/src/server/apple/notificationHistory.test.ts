import {APIError} from '@apple/app-store-server-library';
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

onIphones();
const accept = () => store.send(() => new Response());

describe('a test notification', () => {
  it('comes when a server asks for it, and has a status when it was sent', async () => {
    const {testNotificationToken = ''} = await client().requestTestNotification();
    expect(store.messages).toMatchObject([{type: 'TEST', purchase: ''}]);
    const status = () => client().getTestNotificationStatus(testNotificationToken);
    await expectRefused(status(), APIError.TEST_NOTIFICATION_NOT_FOUND);
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
    const unknown = client().getTestNotificationStatus('unknown');
    await expectRefused(unknown, APIError.TEST_NOTIFICATION_NOT_FOUND);
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
    await expectRefused(ask(more), apiError);
    await expectRefused(ask({}, 'x'), APIError.INVALID_PAGINATION_TOKEN);
  });

  it('reaches back 180 days, and 30 in the sandbox', async () => {
    await phone.forward({days: 400});
    await expect(ask({startDate: phone.time - 179 * DAY})).resolves.toBeDefined();
    await openSide('Sandbox');
    const asked = ask({startDate: phone.time - 31 * DAY});
    await expectRefused(asked, APIError.START_DATE_TOO_FAR_IN_PAST);
  });
});
