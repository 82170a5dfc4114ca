import {expect, it} from 'vitest';
import {settle} from './clock.ts';
import {rejection, toList} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// What the published JavaScript does: buying and finishing.

inEachWorld('buying', ({ios, old, isLate, onIos, onAndroid, open, ready}) => {
  const silent = ios && old;

  it('the event comes before the promise settles, and both carry the same purchase', async () => {
    const app = await ready('coins_100');
    const order: unknown[] = [];
    app.call('purchaseUpdatedListener', () => order.push('event'));
    const answer = await app.buy('coins_100');
    order.push('answer');
    expect(order).toEqual(['event', 'answer']);
    expect(ios ? [answer] : answer).toEqual(app.updates);
  });

  it('an error event comes before the rejection, except on iOS in 2.7.5, which only rejects', async () => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push('cancel');
    const order: string[] = [];
    app.call('purchaseErrorListener', () => order.push('event'));
    expect((await rejection(app.buy('coins_100'))).code).toBe('E_USER_CANCELLED');
    order.push('answer');
    expect(order).toEqual(silent ? ['answer'] : ['event', 'answer']);
    expect(app.errors.map(({code}) => code)).toEqual(silent ? [] : ['E_USER_CANCELLED']);
  });

  it('several listeners all get the event, and a removed one nothing', async () => {
    const app = await open();
    await app.call('initConnection');
    for (const subscription of app.listen()) subscription.remove();
    app.listen();
    app.listen();
    await app.load('coins_100');
    await app.buy('coins_100');
    expect(app.updates).toHaveLength(2);
  });

  it('a product that was not loaded is refused with an event, except on iOS in 2.7.5', async () => {
    const app = await ready();
    const code = ios ? 'E_ITEM_UNAVAILABLE' : 'E_SKU_NOT_FOUND';
    const rejected = await rejection(app.buy('coins_100'));
    expect(rejected.code).toBe(code);
    // Expo wraps the message of a rejection, and keeps its code.
    if (ios)
      expect(rejected.message).toMatch(/function has failed\n→ Caused by: Invalid product ID$/);
    const event = expect.objectContaining({code, productId: 'coins_100'});
    expect(app.errors).toEqual(silent ? [] : [event]);
  });

  it('without a window nothing opens', async () => {
    const app = await ready('coins_100');
    app.simulator.device.canShowSheets = false;
    const code = ios ? 'E_SERVICE_ERROR' : 'ERR_MISSING_CURRENT_ACTIVITY';
    expect((await rejection(app.buy('coins_100'))).code).toBe(code);
    expect(app.errors).toHaveLength(ios && !old ? 1 : 0);
  });

  it('a slow payment: E_DEFERRED_PAYMENT on iOS, state 2 on Android; it arrives as an event', async () => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push('pending');
    if (ios) expect((await rejection(app.buy('coins_100'))).code).toBe('E_DEFERRED_PAYMENT');
    else {
      const [purchase] = toList(await app.buy('coins_100'));
      expect(purchase).toMatchObject({purchaseStateAndroid: 2, transactionId: null});
    }
    app.simulator.store.pay('T1');
    await settle();
    expect(app.updates.at(-1)).toMatchObject(
      ios
        ? {transactionId: app.simulator.store.get('T1').transactionId}
        : {purchaseStateAndroid: 1},
    );
  });

  onIos('automatic finishing resolves null and sends no event', async () => {
    const app = await ready('coins_100');
    const name = isLate ? '' : 'IOS';
    const extra = {[`andDangerouslyFinishTransactionAutomatically${name}`]: true};
    expect(await app.buy('coins_100', extra)).toBeNull();
    expect(app.updates).toEqual([]);
    expect(app.simulator.ledger.faults).toEqual([{kind: 'finished before given', purchase: 'T1'}]);
  });

  onIos('an account token that is no UUID is dropped; a UUID comes back in capitals', async () => {
    const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const app = await ready('coins_100');
    await app.buy('coins_100', {appAccountToken: 'user-1'});
    await app.buy('coins_100', {appAccountToken: uuid, quantity: 3});
    expect(app.updates.map(({appAccountToken}) => appAccountToken)).toEqual([
      null,
      uuid.toUpperCase(),
    ]);
    expect(app.updates[1]).toMatchObject({[old ? 'quantityIos' : 'quantityIOS']: 3});
  });

  onIos('an offer without a time stamp rejects; a malformed one is left out', async () => {
    const app = await ready('pro_monthly');
    const offer = {identifier: 'come_back', keyIdentifier: 'K', nonce: 'x', signature: 'AAAA'};
    await rejection(app.buy('pro_monthly', {withOffer: offer}));
    await app.buy('pro_monthly', {withOffer: {...offer, timestamp: 1}});
    expect(app.simulator.store.get('T1').offer?.type).toBe('introductory');
  });

  onIos('what is owned is not sold again: the transaction of then comes back', async () => {
    const app = await ready('remove_ads');
    const {transactionId} = app.simulator.store.sold('remove_ads');
    expect(await app.buy('remove_ads')).toMatchObject({transactionId});
  });

  onIos('an unverified purchase fails with E_PURCHASE_ERROR', async () => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push('unverified');
    expect((await rejection(app.buy('coins_100'))).code).toBe('E_PURCHASE_ERROR');
  });

  onAndroid('as many offer tokens as products, else E_SKU_OFFER_MISMATCH', async () => {
    const app = await ready('pro_monthly');
    const {code} = await rejection(app.buy('pro_monthly', {subscriptionOffers: undefined}));
    expect(code).toBe('E_SKU_OFFER_MISMATCH');
    expect(app.errors).toHaveLength(1);
  });

  onAndroid('one result settles every open request', async () => {
    const app = await ready('coins_100', 'coins_500');
    const close = app.simulator.store.gate.hold();
    const both = Promise.all([app.buy('coins_100'), app.buy('coins_500')]);
    app.simulator.store.sheets.push('approve', 'approve');
    close();
    const [first, second] = await both;
    expect(second).toEqual(first);
    await settle();
    expect(app.updates).toHaveLength(2);
  });

  it('what is owned and not consumed: E_ALREADY_OWNED on Android', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    if (ios) await app.buy('coins_100');
    else expect((await rejection(app.buy('coins_100'))).code).toBe('E_ALREADY_OWNED');
  });

  it('the answer of finishing: true on iOS, a result on Android, with the token; the second time an error', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    app.simulator.ledger.give('T1');
    const [purchase = {}] = app.updates;
    const result = {responseCode: 0, debugMessage: '', code: 'OK', message: ''};
    const consumed = {...result, purchaseTokenAndroid: app.simulator.store.get('T1').token};
    expect(await app.finish(purchase, true)).toEqual(ios ? true : consumed);
    const {code} = await rejection(app.finish(purchase, true));
    expect(code).toBe(ios ? 'E_DEVELOPER_ERROR' : 'E_UNKNOWN');
  });

  onAndroid('a pending purchase can be neither acknowledged nor consumed', async () => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push('pending');
    const [purchase = {}] = toList(await app.buy('coins_100'));
    expect((await rejection(app.finish(purchase))).code).toBe('E_UNKNOWN');
    expect((await rejection(app.finish(purchase, true))).code).toBe('E_UNKNOWN');
  });

  onAndroid('finishing without a token: an own rejection from 2.8.5, of Expo before', async () => {
    const app = await ready();
    const empty = old ? {purchaseTokenAndroid: undefined} : {};
    const {code} = await rejection(app.finish(empty));
    const own = isLate;
    expect(code).toBe(own ? 'E_DEVELOPER_ERROR' : 'ERR_NULL_ARGUMENT');
  });
});
