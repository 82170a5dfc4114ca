import {beforeEach, expect, it, vi} from 'vitest';
import {rejection} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

inEachWorld('deprecated and foreign functions', ({ios, old, onAndroid, open, ready}) => {
  it.each(['getProducts', 'getSubscriptions'])('%s warns once for each call', async (name) => {
    const app = await open();
    await app.call('initConnection');
    await app.call(name, [name === 'getProducts' ? 'coins_100' : 'pro_monthly']);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('getPurchaseHistories warns on Android for each call and answers []', async () => {
    const app = await open();
    await app.call('initConnection');
    app.simulator.store.sold('remove_ads');
    expect(await app.call('getPurchaseHistories')).toHaveLength(ios ? 1 : 0);
    expect(console.warn).toHaveBeenCalledTimes(ios ? 0 : 1);
  });

  it.each(['syncIOS', 'getPromotedProductIOS', 'presentCodeRedemptionSheetIOS'])(
    '%s throws a TypeError on Android',
    async (name) => {
      const app = await open();
      if (ios) await expect(app.call(name)).resolves.toBeDefined();
      else expect(() => app.call(name)).toThrow(TypeError);
    },
  );

  it('getStorefrontIOS: the country with three letters on iOS, empty text on Android', async () => {
    const app = await open();
    expect(await app.call('getStorefrontIOS')).toBe(ios ? 'USA' : '');
  });

  const android275 = !ios && old ? it : undefined;
  android275?.(
    'deepLinkToSubscriptionsAndroid asks for a native getPackageName that does not exist',
    async () => {
      const app = await open();
      const link = app.call('deepLinkToSubscriptionsAndroid', {sku: 'pro_monthly'});
      expect((await rejection(link)).message).toContain('getPackageName');
    },
  );

  onAndroid('acknowledgePurchaseAndroid fails in 2.7.5, by an argument too many', async () => {
    const app = await open();
    const {token, id} = app.simulator.store.sell('remove_ads');
    app.simulator.ledger.give(id);
    const answer = app.call('acknowledgePurchaseAndroid', {token});
    if (old) expect((await rejection(answer)).code).toBe('ERR_INVALID_ARGS_NUMBER');
    else expect(await answer).toEqual({responseCode: 0, debugMessage: '', code: 'OK', message: ''});
    expect(app.simulator.store.get(id).finished).toBe(!old);
  });

  it('a flat request is accepted by 2.7.5, and from 2.8.0 throws at once', async () => {
    const app = await ready('coins_100');
    const buy = () =>
      app.call('requestPurchase', {request: {sku: 'coins_100', skus: ['coins_100']}});
    if (!old) return expect(buy).toThrow('Invalid request for');
    await buy();
    expect(app.updates).toHaveLength(1);
  });

  it('a purchase error is not an instance of Error; a text code becomes E_UNKNOWN for iOS', async () => {
    const app = await open();
    const PurchaseError = app.read('PurchaseError');
    if (typeof PurchaseError !== 'function') throw new Error('PurchaseError is not exported');
    const make = (code: string, platform: string): unknown =>
      Reflect.apply(Reflect.get(PurchaseError, 'fromPlatformError'), PurchaseError, [
        {code},
        platform,
      ]);
    expect(make('E_NETWORK_ERROR', 'ios')).toMatchObject({code: 'E_UNKNOWN'});
    expect(make('E_NETWORK_ERROR', 'android')).toMatchObject({code: 'E_NETWORK_ERROR'});
    expect(make('E_NETWORK_ERROR', 'ios')).not.toBeInstanceOf(Error);
  });
});
