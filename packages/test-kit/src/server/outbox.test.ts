import {beforeEach, describe, expect, it} from 'vitest';
import type {Phone} from '../kit/interface.ts';
import {newPhone} from '../kit/newPhone.ts';
import {openStoreServer} from './openStoreServer.ts';
import type {SendOptions, StoreServer} from './storeServer.ts';
import {notificationIn} from './testing/signedText.ts';

let phone: Phone;
let store: StoreServer;

/** The bodies that a server gets, which answers each with a status. */
async function receive(how: SendOptions = {}, status = 200): Promise<string[]> {
  const got: string[] = [];
  await store.send(async (request) => {
    got.push(await request.text());
    return new Response(null, {status});
  }, how);
  return got;
}

describe.each(['ios', 'android'] as const)('messages of the store on %s', (os) => {
  beforeEach(async () => {
    phone = newPhone(os);
    store = await openStoreServer(phone);
    for (const product of ['coins_100', 'coins_500', 'remove_ads'])
      phone.store.boughtOutside(product);
  });
  const bodies = () => store.messages.map(({body}) => body);

  it('are repeated until they are accepted', async () => {
    expect(await receive({}, 503)).toEqual(bodies());
    expect(await receive()).toEqual(bodies());
    expect(await receive()).toEqual([]);
    expect(await receive({again: true})).toEqual(bodies());
  });

  it('are lost for good', async () => {
    expect(await receive({lose: true})).toEqual([]);
    expect(await receive({again: true})).toEqual([]);
    expect(store.messages.map(({lost, accepted}) => [lost, accepted])).toEqual(
      Array.from({length: 3}, () => [true, false]),
    );
    phone.store.boughtOutside('coins_100');
    expect(await receive()).toEqual(bodies().slice(3));
  });

  it('come late, twice, and in any order', async () => {
    const [first = '', second = '', third = ''] = bodies();
    const order: SendOptions['order'] = ([one, , last]) => (one && last ? [last, one, last] : []);
    expect(await receive({order})).toEqual([third, first, third]);
    expect(await receive({reversed: true})).toEqual([second]);
    const others = [{...store.messages[0], body: 'made up'}];
    const made = () => store.send(() => new Response(), Object({again: true, order: () => others}));
    await expect(made()).rejects.toThrow('`order` returns messages that it was given');
  });

  it('carry the headers of the test beside their own', async () => {
    const seen: unknown[] = [];
    await store.send(
      ({headers}) => {
        seen.push([headers.get('content-type'), headers.get('x-forwarded-for')]);
        return new Response();
      },
      {headers: {'x-forwarded-for': '17.0.0.1'}},
    );
    expect(seen).toEqual(Array.from({length: 3}, () => ['application/json', '17.0.0.1']));
  });
});

describe('a message of Apple says how things were', () => {
  beforeEach(async () => {
    phone = newPhone('ios');
    store = await openStoreServer(phone);
    phone.store.boughtOutside('pro_monthly');
  });
  const told = () => store.messages.map(({body}) => notificationIn(body));

  it('when the next act follows at once', () => {
    phone.store.cancel();
    phone.store.enableAutoRenew();
    phone.store.requestPriceIncreaseConsent(9.99);
    phone.store.consentToPriceIncrease();
    phone.store.refund();
    phone.store.reverseRefund();
    expect(told().map(({notice, renewal}) => [notice['subtype'], renewal])).toMatchObject([
      ['INITIAL_BUY', {autoRenewStatus: 1}],
      ['AUTO_RENEW_DISABLED', {autoRenewStatus: 0}],
      ['AUTO_RENEW_ENABLED', {autoRenewStatus: 1}],
      ['PENDING', {priceIncreaseStatus: 0}],
      ['ACCEPTED', {priceIncreaseStatus: 1}],
      [undefined, {autoRenewStatus: 0}],
      [undefined, {autoRenewStatus: 0}],
    ]);
    expect(told().map(({data}) => data['status'])).toEqual([1, 1, 1, 1, 1, 5, 1]);
    expect(told().map(({transaction}) => 'revocationDate' in transaction)).toEqual([
      ...[false, false, false, false, false, true, false],
    ]);
  });

  it('when an act has several steps: an upgrade', () => {
    phone.store.changePlan('pro_yearly');
    phone.store.cancel();
    const [bought, upgraded] = told();
    expect(upgraded).toMatchObject({
      notice: {notificationType: 'DID_CHANGE_RENEWAL_PREF', subtype: 'UPGRADE'},
      transaction: {
        productId: 'pro_yearly',
        originalTransactionId: bought?.transaction['transactionId'],
      },
      renewal: {productId: 'pro_yearly', autoRenewProductId: 'pro_yearly', autoRenewStatus: 1},
    });
  });

  it('under an id that no other phone uses', async () => {
    const other = newPhone('ios');
    const otherStore = await openStoreServer(other);
    other.store.boughtOutside('coins_100');
    phone.store.cancel();
    const ids = [...store.messages, ...otherStore.messages].map(
      ({body}) => notificationIn(body).notice['notificationUUID'],
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
