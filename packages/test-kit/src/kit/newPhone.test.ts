import {describe, expect, it, vi} from 'vitest';
import {DAY} from '../simulator/clock.ts';
import {newest} from '../simulator/testing/testApp.ts';
import type {Phone} from './interface.ts';
import {expoModulesCore} from './nativeModule.ts';
import {newPhone, settled} from './newPhone.ts';
import {followPhone} from './platform.ts';
import {openPhone} from './testing/openPhone.ts';

type Native = Readonly<Record<string, (...args: unknown[]) => unknown>>;
const requireNativeModule = (name: string): Native => {
  const found = expoModulesCore()['requireNativeModule'];
  if (typeof found !== 'function') throw new Error('There is no requireNativeModule.');
  return Reflect.apply(found, undefined, [name]);
};
const native = () => requireNativeModule('ExpoIap');

/** A phone with coins that were paid for, and their token. */
function sell(os: Phone['os']) {
  const phone = newPhone(os);
  phone.store.boughtOutside('coins_100');
  return {phone, token: phone.store.purchases[0]?.token ?? ''};
}

describe.each(['ios', 'android'] as const)('a phone with %s', (os) => {
  it('starts in the present, with the time that passes only by itself', async () => {
    const before = Date.now();
    const phone = newPhone(os);
    expect(phone.time).toBeGreaterThanOrEqual(before);
    const {time} = phone;
    await phone.forward({days: 1, hours: 2});
    expect(phone.time - time).toBe(DAY + DAY / 12);
  });

  it('sells the products of the test to the account of the test', async () => {
    const products = [{id: 'gems', title: 'Gems', kind: 'consumable', price: 2}] as const;
    const {phone, app} = await openPhone(os, newest, {products, account: 'someone'});
    await app.start('gems');
    await app.buy('gems');
    expect(phone.store.purchases).toMatchObject([
      {...{name: 'T1', productId: 'gems', account: 'someone'}, payment: 'paid', active: true},
    ]);
  });

  it('gives by the server once, and not while it is down or the network is gone', async () => {
    const {phone, token} = sell(os);
    phone.server.down = true;
    await expect(phone.server.check(token)).rejects.toThrow('503');
    phone.server.down = false;
    phone.network = false;
    await expect(phone.server.check(token)).rejects.toThrow('Network request failed');
    phone.network = true;
    expect(await phone.server.check(token)).toBe('given');
    expect(await phone.server.check(token)).toBe('given before');
    expect(await phone.server.check('made up')).toBe('refused');
    phone.store.refund();
    expect(phone.server.given).toEqual([]);
    expect(await phone.server.check(token)).toBe('refunded');
  });

  it('answers no app that was killed in the meantime', async () => {
    const {phone, token} = sell(os);
    const heard = vi.fn();
    phone.killAt('booked');
    void phone.server.check(token).then(heard);
    phone.start();
    await settled();
    expect(phone.server.given).toEqual(['coins_100']);
    expect(heard).not.toHaveBeenCalled();
  });

  it('says which purchase is missing for an act', () => {
    const phone = newPhone(os);
    expect(() => phone.store.pay()).toThrow('no purchase that waits for its payment');
    expect(() => phone.store.refund('T7')).toThrow('There is no purchase "T7"');
  });

  it('tells Platform which system it has', () => {
    const platform = {OS: 'web', select: (choices: object): unknown => choices};
    followPhone(platform);
    newPhone(os);
    expect(platform.OS).toBe(os);
    expect([
      platform.select({ios: 'ios', android: 'android'}),
      platform.select({default: 1}),
    ]).toEqual([os, 1]);
    expect(platform.select({native: 2, default: 1})).toBe(2);
  });
});

it('keeps other native modules, and names what is not simulated', () => {
  newPhone('ios');
  const camera = {};
  const real = {
    requireNativeModule: () => camera,
    requireOptionalNativeModule: () => camera,
    other: 1,
  };
  const core = expoModulesCore(real);
  expect(core['other']).toBe(1);
  expect(Reflect.apply(Object(core['requireNativeModule']), undefined, ['ExpoCamera'])).toBe(
    camera,
  );
  expect(() => requireNativeModule('ExpoCamera')).toThrow(
    'not simulated: the native module "ExpoCamera"',
  );
  expect(() => native()['launchRocket']?.()).toThrow(
    `not simulated: the native function "launchRocket". This kit follows expo-iap ${newest}`,
  );
});

it('names the release whose native functions are asked for', () => {
  newPhone('ios');
  expect(() => native()['getItems']?.()).toThrow(
    `not simulated: the native function "getItems". Releases such as 2.8.0 call it. This kit follows expo-iap ${newest}`,
  );
});

it('has no function of the other system, as on a phone', () => {
  newPhone('android');
  expect(native()['syncIOS']).toBeUndefined();
  newPhone('ios');
  expect(native()['syncIOS']).toBeTypeOf('function');
  expect(native()['consumeProductAndroid']).toBeUndefined();
});

it('answers the sheet for subscriptions without anybody who moves the clock', async () => {
  const phone = newPhone('ios');
  const {time} = phone;
  phone.store.boughtBefore('pro_monthly');
  await native()['initConnection']?.();
  await native()['fetchProducts']?.(['pro_monthly']);
  expect(await native()['showManageSubscriptionsIOS']?.()).toEqual([]);
  expect(phone.time - time).toBe(1500);
});

it('asks for a phone before the app uses the store', async () => {
  vi.resetModules();
  const fresh = await import('./nativeModule.ts');
  const find = fresh.expoModulesCore()['requireNativeModule'];
  const module: Native = Reflect.apply(Object(find), undefined, ['ExpoIap']);
  expect(module['ERROR_CODES']).toBeUndefined();
  expect(() => module['initConnection']).toThrow('There is no phone yet: call newPhone');
});
