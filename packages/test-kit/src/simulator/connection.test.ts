import {beforeEach, expect, it, vi} from 'vitest';
import {settle} from './clock.ts';
import {isRecord, rejection} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// The published JavaScript on modules, platforms, connections and loading.

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

inEachWorld('connection', ({ios, loader, old, isLate, onIos, onAndroid, open, ready}) => {
  it('PI is undefined, the native module is the emitter, and its codes have their names', async () => {
    const app = await open();
    expect(app.read('PI')).toBeUndefined();
    const emitter = app.read('emitter');
    expect(isRecord(emitter) && typeof emitter.addListener).toBe('function');
    expect(() => app.call('setValueAsync', 1)).toThrow(TypeError);
    const codes = Object.entries(app.simulator.nativeModule.ERROR_CODES);
    // 24 on iOS, 26 on Android from 2.8.4, 11 before.
    const android = isLate ? 26 : 11;
    expect(codes).toHaveLength(ios ? 24 : android);
    for (const [name, value] of codes) expect(value).toBe(name);
  });

  it('initConnection answers at once on iOS and later on Android; JavaScript of 2.8 wraps both', async () => {
    const app = await open();
    const answer = app.call('initConnection');
    if (ios && old) expect(answer).toBe(true);
    else expect(answer).toBeInstanceOf(Promise);
    expect(await answer).toBe(true);
  });

  it('endConnection resolves true; 2.7.5 on iOS says false when nothing was connected', async () => {
    const app = await open();
    expect(await app.call('endConnection')).toBe(!(ios && old));
    await app.call('initConnection');
    expect(await app.call('endConnection')).toBe(true);
  });

  onIos('loading and buying without a connection is refused, with the version’s code', async () => {
    const app = await open();
    expect((await rejection(app.load('coins_100'))).code).toBe('E_NOT_PREPARED');
    const code = old ? 'E_SERVICE_ERROR' : 'E_NOT_PREPARED';
    expect((await rejection(app.buy('coins_100'))).code).toBe(code);
    expect((await rejection(app.call('subscriptionStatusIOS', 'pro_monthly'))).code).toBe(code);
    expect(app.errors).toEqual([]);
  });

  onIos('reading without a connection: E_NOT_PREPARED from 2.8.0, nothing in 2.7.5', async () => {
    const app = await open();
    app.simulator.store.sold('remove_ads');
    if (old) expect(await app.readPurchases()).toEqual([]);
    else expect((await rejection(app.readPurchases())).code).toBe('E_NOT_PREPARED');
  });

  onAndroid('every method connects by itself', async () => {
    const app = await open();
    app.simulator.store.sold('remove_ads');
    expect(await app.load('coins_100')).toHaveLength(1);
    expect(await app.readPurchases()).toHaveLength(1);
  });

  onIos('loading answers with all it remembers; JavaScript keeps what was asked', async () => {
    const app = await ready('coins_100');
    const [product] = await app.load('remove_ads');
    expect(product?.id).toBe('remove_ads');
    const answers = app.simulator.log.entries.filter(({what}) =>
      /^answers (?:getItems|fetch)/.test(what),
    );
    expect(answers.at(-1)?.details).toHaveLength(2);
  });

  onAndroid('products are found by their type only', async () => {
    const app = await open();
    expect(await app.call(loader, {skus: ['pro_monthly'], type: 'inapp'})).toEqual([]);
    expect(await app.call(loader, {skus: ['pro_monthly'], type: 'subs'})).toHaveLength(1);
  });

  it('an empty list of products is refused in JavaScript', async () => {
    const app = await open();
    expect((await rejection(app.call(loader, {skus: []}))).message).toBe('No SKUs provided');
    expect((await rejection(app.call('getProducts', []))).message).toBe('"skus" is required');
  });

  it('the end of the connection forgets products', async () => {
    const app = await ready('coins_100');
    await app.call('endConnection');
    await app.call('initConnection');
    const {code} = await rejection(app.buy('coins_100'));
    expect(code).toBe(ios ? 'E_ITEM_UNAVAILABLE' : 'E_SKU_NOT_FOUND');
  });

  onIos('connecting again forgets transactions from 2.8.0 on; 2.7.5 keeps them', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    app.simulator.ledger.give('T1');
    await app.call('initConnection');
    const [purchase = {}] = app.updates;
    if (old) expect(await app.finish(purchase)).toBe(true);
    else expect((await rejection(app.finish(purchase))).code).toBe('E_DEVELOPER_ERROR');
  });

  onIos('a queued end can run after the connection of a remount, which is then gone', async () => {
    const app = await open();
    app.simulator.device.nativeQueue = 'behind';
    await app.call('initConnection');
    const ended = app.call('endConnection');
    expect(await app.call('initConnection')).toBe(true);
    await ended;
    expect((await rejection(app.load('coins_100'))).code).toBe('E_NOT_PREPARED');
  });

  onAndroid('the end of the connection leaves an open purchase open', async () => {
    const app = await ready('coins_100');
    const close = app.simulator.store.gate.hold();
    let settled = false;
    void app.buy('coins_100').finally(() => (settled = true));
    await settle();
    await app.call('endConnection');
    close();
    await settle();
    expect(settled).toBe(false);
    expect(app.updates).toEqual([]);
  });
});
