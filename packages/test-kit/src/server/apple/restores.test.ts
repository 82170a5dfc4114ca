import {beforeEach, describe, expect, it} from 'vitest';
import type {Phone} from '../../kit/interface.ts';
import {settled} from '../../kit/newPhone.ts';
import {openPhone} from '../../kit/testing/openPhone.ts';
import {newest, type TestApp} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {StoreServer} from '../storeServer.ts';
import {appleServer, connectAppStore} from '../testing/appleServer.ts';
import {contentOf, notificationIn} from '../testing/signedText.ts';

connectAppStore();
let phone: Phone;
let app: TestApp;
let store: StoreServer;

async function open(version = newest): Promise<void> {
  ({phone, app} = await openPhone('ios', version));
  store = await openStoreServer(phone);
}
beforeEach(() => open());
const idOf = (index: number) => phone.store.purchases[index]?.transactionId ?? '';

describe.each(['remove_ads', 'pro_monthly'])('a second phone of an account has %s', (productId) => {
  it('under an id of its own, each time, with the same original id', async () => {
    const {store: user} = phone;
    user.boughtOutside(productId);
    const [first, second] = [user.restoreOnSecondDevice(), user.restoreOnSecondDevice('T1')];
    expect([first.name, second.name]).toEqual(['T1', 'T1']);
    const {verifier} = appleServer(store);
    const texts = [user.purchases[0]?.token ?? '', first.token, second.token];
    const read = await Promise.all(texts.map((one) => verifier.verifyAndDecodeTransaction(one)));
    expect(new Set(read.map(({transactionId}) => transactionId)).size).toBe(3);
    expect(read.map(({originalTransactionId}) => originalTransactionId)).toEqual(
      texts.map(() => idOf(0)),
    );
    const line = productId === 'pro_monthly' ? idOf(0) : undefined;
    expect(read.map(({webOrderLineItemId}) => webOrderLineItemId)).toEqual(texts.map(() => line));
  });

  it('which the App Store knows, keeps out of the history, and refunds with the original', async () => {
    phone.store.boughtOutside(productId);
    const {token} = phone.store.restoreOnSecondDevice();
    const id = String(contentOf(token)['transactionId']);
    const {client} = appleServer(store);
    expect((await client.getTransactionInfo(id)).signedTransactionInfo).toBe(token);
    const {signedTransactions = []} = await client.getTransactionHistory(id, null, {});
    expect(signedTransactions.map((one) => contentOf(one)['transactionId'])).toEqual([idOf(0)]);
    phone.store.refund();
    const {signedTransactionInfo} = await client.getTransactionInfo(id);
    expect(contentOf(signedTransactionInfo)).toMatchObject({
      ...{transactionId: id, originalTransactionId: idOf(0), revocationType: 'REFUND_FULL'},
    });
    const told = notificationIn(store.messages.at(-1)?.body ?? '');
    expect(told.transaction).toMatchObject({transactionId: idOf(0), revocationDate: phone.time});
  });
});

it('nobody restores a consumable, or what was refunded', () => {
  phone.store.boughtOutside('coins_100');
  expect(() => phone.store.restoreOnSecondDevice()).toThrow('no purchase that an account keeps');
  expect(() => phone.store.restoreOnSecondDevice('T1')).toThrow('nobody restores that');
  phone.store.boughtOutside('remove_ads');
  phone.store.refund();
  expect(() => phone.store.restoreOnSecondDevice('T2')).toThrow('T2 is refunded');
});

it('Google Play has the same token on each phone', async () => {
  const {phone: android} = await openPhone('android');
  android.store.boughtOutside('remove_ads');
  const [{token} = {token: ''}] = android.store.purchases;
  expect(android.store.restoreOnSecondDevice()).toEqual({name: 'T1', token});
});

describe.each([newest, '2.7.5'])('the app on another phone, with %s', (version) => {
  const ending = version === newest ? 'IOS' : 'Ios';
  const field = (payload: object, name: string): unknown =>
    Reflect.get(payload, `${name}${ending}`);
  beforeEach(() => open(version));

  it('reads, is told of and finishes new transactions of the same purchases', async () => {
    phone.store.boughtBefore('remove_ads');
    phone.store.boughtOutside('pro_monthly');
    await app.start('remove_ads', 'pro_monthly');
    expect((await app.readPurchases()).map(({transactionId}) => transactionId)).toEqual([
      ...[idOf(0), idOf(1)],
    ]);
    phone.reinstall('another phone');
    await app.start('remove_ads', 'pro_monthly');
    const read = await app.readPurchases();
    const ids = read.map(({transactionId}) => transactionId);
    expect(new Set([...ids, idOf(0), idOf(1)]).size).toBe(4);
    expect(read.map((one) => field(one, 'originalTransactionIdentifier'))).toEqual([
      ...[idOf(0), idOf(1)],
    ]);
    const [, plan] = read;
    expect(contentOf(field(plan ?? {}, 'jwsRepresentation'))['transactionId']).toBe(ids[1]);
    expect(app.updates.at(-1)).toMatchObject({transactionId: ids[1]});
    phone.ledger.give(String(field(plan ?? {}, 'jwsRepresentation')));
    await app.finish(plan ?? {});
    expect(phone.store.purchases.map(({finished}) => finished)).toEqual([true, true]);
    phone.store.refund('T1');
    await settled();
    expect(app.updates.at(-1)).toMatchObject({transactionId: ids[0]});
    expect(phone.ledger.faults()).toEqual([]);
  });

  it('has the same ids after `sync` and when the app is installed again', async () => {
    phone.store.boughtBefore('remove_ads');
    const read = async () => {
      await app.start('remove_ads');
      await app.call('syncIOS');
      return (await app.readPurchases()).map(({transactionId}) => transactionId);
    };
    expect(await read()).toEqual([idOf(0)]);
    phone.reinstall();
    expect(await read()).toEqual([idOf(0)]);
    expect(() => Reflect.apply(phone.reinstall, phone, ['elsewhere'])).toThrow(
      'What phone.reinstall takes is one of "another phone", not "elsewhere"',
    );
  });
});

describe('who subscribes again', () => {
  const transactions = () => store.messages.map(({body}) => notificationIn(body));
  const DAY = 86_400_000;

  it.each(['pro_monthly', 'pro_yearly'])('to %s goes on under the original id', async (next) => {
    phone.store.boughtBefore('pro_monthly');
    await phone.store.expire();
    await phone.forward({days: 70});
    phone.store.boughtOutside(next);
    const {notice, transaction, renewal} = transactions().at(-1) ?? {};
    expect(notice).toMatchObject({notificationType: 'SUBSCRIBED', subtype: 'RESUBSCRIBE'});
    expect(transaction).toMatchObject({
      ...{transactionId: idOf(1), originalTransactionId: idOf(0), productId: next},
    });
    expect(renewal).toMatchObject({
      originalTransactionId: idOf(0),
      recentSubscriptionStartDate: phone.time,
    });
    const {data} = await appleServer(store).client.getAllSubscriptionStatuses(idOf(0));
    expect(data?.[0]?.lastTransactions?.map(({status}) => status)).toEqual([1]);
    await app.start('pro_monthly', 'pro_yearly');
    expect(await app.call('subscriptionStatusIOS', next)).toHaveLength(1);
  });

  it('within sixty days has not paused for Apple', async () => {
    phone.store.boughtBefore('pro_monthly');
    const start = phone.time;
    await phone.store.expire();
    await phone.forward({days: 59});
    phone.store.boughtOutside('pro_monthly');
    expect(transactions().at(-1)?.renewal).toMatchObject({recentSubscriptionStartDate: start});
    expect(phone.time - start).toBeGreaterThan(80 * DAY);
  });

  it('while Apple still tries to renew begins anew', async () => {
    phone.store.boughtBefore('pro_yearly');
    phone.store.setPayments(false);
    await phone.forward({days: 370});
    phone.store.boughtOutside('pro_monthly');
    expect(transactions().at(-1)?.transaction).toMatchObject({originalTransactionId: idOf(1)});
    const {data} = await appleServer(store).client.getAllSubscriptionStatuses(idOf(0));
    expect(data?.[0]?.lastTransactions?.map(({status}) => status)).toEqual([3, 1]);
  });
});
