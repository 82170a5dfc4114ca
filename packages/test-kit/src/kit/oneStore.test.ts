import {describe, expect, it} from 'vitest';
import {newest, rejection} from '../simulator/testing/testApp.ts';
import {newPhone} from './newPhone.ts';
import {openPhone} from './testing/openPhone.ts';

const versions = [newest, '2.7.5'];

describe.each(versions)('Google Play with %s', (version) => {
  it.each(['acknowledge', 'consume'] as const)('lets %s fail', async (call) => {
    const {phone, app} = await openPhone('android', version);
    await app.start('coins_100');
    await app.buy('coins_100');
    phone.store.setSimulatedError(call, {billing: -1});
    const finish = () => app.finish(app.updates[0] ?? {}, call === 'consume');
    expect((await rejection(finish())).code).toBe('E_NETWORK_ERROR');
    expect(phone.store.purchases[0]?.finished).toBe(false);
    phone.store.setSimulatedError(call, null);
    await finish();
    expect(phone.store.purchases[0]?.finished).toBe(true);
  });

  it('lets connecting and reading fail', async () => {
    const {phone, app} = await openPhone('android', version);
    phone.store.setSimulatedError('connect', {billing: 3});
    expect((await rejection(app.call('initConnection'))).code).toBe('E_INIT_CONNECTION');
    phone.store.setSimulatedError('connect', null);
    await app.start();
    phone.store.setSimulatedError('purchases', {fails: 'service'});
    expect((await rejection(app.readPurchases())).code).toBe('E_SERVICE_ERROR');
  });

  it('has no connection without Play services', async () => {
    const {phone, app} = await openPhone('android', version);
    phone.playServices = false;
    expect(await rejection(app.call('initConnection'))).toEqual({
      code: 'E_NOT_PREPARED',
      message: 'Google Play Services are not available on this device',
    });
  });

  it('pauses a subscription and resumes it', async () => {
    const {phone} = await openPhone('android', version);
    phone.store.boughtBefore('pro_monthly');
    phone.store.pause();
    await phone.store.renew();
    expect(phone.store.purchases).toMatchObject([{active: false}]);
    phone.store.resume();
    expect(phone.store.purchases).toMatchObject([{active: true}]);
    expect(() => phone.store.resume()).toThrow('no purchase that is a paused subscription');
  });
});

describe.each(versions)('the App Store with %s', (version) => {
  const early = version === '2.7.5';

  it('has a storefront', async () => {
    const {phone, app} = await openPhone('ios', version);
    await app.start('coins_100');
    phone.store.storefront = 'DEU';
    expect(await app.call('getStorefrontIOS')).toBe('DEU');
    await app.buy('coins_100');
    expect(app.updates).toMatchObject([
      {[early ? 'storefrontCountryCodeIos' : 'storefrontCountryCodeIOS']: 'DEU'},
    ]);
    expect(() => (phone.store.storefront = 'Germany')).toThrow('not "Germany"');
    const {store} = newPhone('android');
    expect(() => (store.storefront = 'DEU')).toThrow('expo-iap reads no storefront on Android');
  });

  it('lets sync, status, manage and refund fail', async () => {
    const {phone, app} = await openPhone('ios', version);
    phone.store.boughtBefore('pro_monthly');
    await app.start('pro_monthly');
    for (const call of ['sync', 'status', 'manage', 'refund'] as const)
      phone.store.setSimulatedError(call, {fails: 'service', message: 'Not now.'});
    const code = async (name: string, ...args: unknown[]) =>
      (await rejection(app.call(name, ...args))).code;
    expect(await code('syncIOS')).toBe('E_SYNC_ERROR');
    expect(await code('subscriptionStatusIOS', 'pro_monthly')).toBe('E_SERVICE_ERROR');
    expect(await code('showManageSubscriptionsIOS')).toBe('ERR_UNEXPECTED');
    expect(await code('beginRefundRequestIOS', 'pro_monthly')).toBe('E_SERVICE_ERROR');
  });

  it('runs what the user does in its sheets', async () => {
    const {store, app} = await openPhone('ios', version);
    store.boughtBefore('pro_monthly');
    await app.start('pro_monthly');
    store.onManage(() => store.cancel());
    // The early one answers at once, and looks at the plans later.
    const answer = await app.call('showManageSubscriptionsIOS');
    if (early) expect(answer).toBe(true);
    else expect(answer).toMatchObject([{productId: 'pro_monthly', willAutoRenewIOS: false}]);
    store.answerRefund('userCancelled');
    expect(await app.call('beginRefundRequestIOS', 'pro_monthly')).toBe('userCancelled');
    store.answerSync('dismiss');
    expect((await rejection(app.call('syncIOS'))).code).toBe('E_SYNC_ERROR');
    store.addCode('WINTER', 'remove_ads');
    store.typeCode('WINTER');
    await app.call('presentCodeRedemptionSheetIOS');
    expect(store.purchases.at(-1)).toMatchObject({productId: 'remove_ads', offer: 'WINTER'});
    store.promote('coins_100');
    expect(await app.call('getPromotedProductIOS')).toMatchObject({productIdentifier: 'coins_100'});
  });
});
