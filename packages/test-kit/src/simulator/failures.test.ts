import {expect, it, vi} from 'vitest';
import type {SheetAnswer} from './store/sheet.ts';
import {rejection} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// What the published JavaScript does: the codes of a sheet that fails.

inEachWorld('failures', ({ios, old, onAndroid, ready}) => {
  const apple: [SheetAnswer, string][] = [
    [{domain: 'SKErrorDomain', code: 0}, 'E_UNKNOWN'],
    [{domain: 'SKErrorDomain', code: 1}, 'E_SERVICE_ERROR'],
    [{domain: 'SKErrorDomain', code: 2}, 'E_USER_CANCELLED'],
    [{domain: 'SKErrorDomain', code: 3}, 'E_USER_ERROR'],
    [{domain: 'SKErrorDomain', code: 4}, 'E_USER_ERROR'],
    [{domain: 'SKErrorDomain', code: 5}, 'E_ITEM_UNAVAILABLE'],
    [{domain: 'SKErrorDomain', code: 7}, 'E_NETWORK_ERROR'],
    [{domain: 'SKErrorDomain', code: 12}, 'E_PURCHASE_ERROR'],
    [{domain: 'NSURLErrorDomain', code: -1009}, 'E_NETWORK_ERROR'],
    [{domain: 'StoreKit.StoreKitError', code: 3}, 'E_PURCHASE_ERROR'],
  ];
  const iosEach = ios ? it.each(apple) : undefined;
  iosEach?.('Apple error %j becomes %s, and E_PURCHASE_ERROR in 2.7.5', async (answer, code) => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push(answer);
    expect((await rejection(app.buy('coins_100'))).code).toBe(old ? 'E_PURCHASE_ERROR' : code);
  });

  const google: [number, string][] = [
    [-2, 'E_SERVICE_ERROR'],
    [-1, 'E_NETWORK_ERROR'],
    [12, 'E_NETWORK_ERROR'],
    [1, 'E_USER_CANCELLED'],
    [2, 'E_SERVICE_ERROR'],
    [3, 'E_SERVICE_ERROR'],
    [4, 'E_ITEM_UNAVAILABLE'],
    [5, 'E_DEVELOPER_ERROR'],
    [6, 'E_UNKNOWN'],
    [7, 'E_ALREADY_OWNED'],
    [8, 'E_UNKNOWN'],
  ];
  const androidEach = ios ? undefined : it.each(google);
  androidEach?.('billing code %i becomes %s in event and rejection', async (billing, code) => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push({billing});
    expect((await rejection(app.buy('coins_100'))).code).toBe(code);
    expect(app.errors).toEqual([expect.objectContaining({code, responseCode: billing})]);
  });

  onAndroid('a refused launch rejects and is heard, since 2.7.13 after another event', async () => {
    const app = await ready('coins_100');
    app.simulator.store.sheets.push({billing: 7, at: 'launch'});
    expect((await rejection(app.buy('coins_100'))).code).toBe('E_ALREADY_OWNED');
    await vi.waitFor(() => expect(app.errors).toHaveLength(old ? 1 : 2));
    const refused = {code: 'E_ALREADY_OWNED', responseCode: 7};
    expect(app.errors.at(-1)).toEqual(expect.objectContaining(refused));
    expect(app.errors.at(-1)).not.toHaveProperty('productId');
    if (!old) expect(app.errors[0]).toMatchObject({...refused, productId: 'coins_100'});
  });
});
