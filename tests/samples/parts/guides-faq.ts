import {DAY} from 'expo-iap-test-kit/clock';
import {expect} from 'vitest';
import {expiryReader} from '../buyingRoles.ts';
import {call, isRecord, toRecords} from '../library.ts';
import {partsOf} from '../part.ts';
import {claims, onlyOn} from '../role.ts';
import type {Scene} from '../scenario.ts';

const runMock = async ({stage, run}: Pick<Scene, 'stage' | 'run'>, name: string) => {
  const names = await run();
  const mock = stage.mocks.get(name)?.();
  if (!isRecord(mock)) throw new Error(`The set-up does not replace ${name}.`);
  return {mock, names};
};

const replacesTheLibrary = claims({
  'replaces only what the library exports': async ({stage, run}) => {
    const {mock} = await runMock({stage, run}, 'expo-iap');
    expect(Object.keys(stage.library)).toEqual(expect.arrayContaining(Object.keys(mock)));
  },
});

export const parts = partsOf('guides/faq', {
  offline: claims({
    'what was bought is known without a network': async ({stage, run}) => {
      const knownOffline = (await run()).callable('knownOffline');
      const {store, device} = stage.phone;
      store.sold('remove_ads');
      store.sold('pro_monthly');
      device.network = false;
      await stage.start();
      const ids = ['remove_ads', 'pro_monthly', 'pro_yearly'];
      expect(await knownOffline(ids)).toEqual(['remove_ads', 'pro_monthly']);
      device.network = true;
    },
    'the default list is empty on iOS without a network': async ({stage}) => {
      stage.phone.store.sold('remove_ads');
      stage.phone.device.network = false;
      await stage.start();
      const owned = toRecords(await call(stage.library, 'getAvailablePurchases'));
      expect(owned).toHaveLength(stage.isIos ? 0 : 1);
    },
    'what ended, was refunded or is not paid is not listed': async ({stage, run}) => {
      const knownOffline = (await run()).callable('knownOffline');
      const {store} = stage.phone;
      store.cancel(store.sold('pro_monthly').id);
      const refunded = store.sold('remove_ads');
      await stage.start();
      store.refund(refunded.id);
      store.sell('coins_500', {pending: true});
      await stage.pass(40 * DAY);
      expect(await knownOffline(['remove_ads', 'pro_monthly', 'coins_500'])).toEqual([]);
    },
  }),
  'jest.setup.ts': replacesTheLibrary,
  'jest-events': claims({
    'a purchase that is sent reaches the listener and the hook': async ({stage, run}) => {
      const {mock, names} = await runMock({stage, run}, 'expo-iap');
      const {useIAP: hook, purchaseUpdatedListener: listen} = mock;
      const seen: unknown[] = [];
      const keep = (purchase: unknown) => void seen.push(purchase);
      if (typeof hook === 'function') hook({onPurchaseSuccess: keep});
      if (typeof listen === 'function') listen(keep);
      names.callable('sendPurchase')('a purchase');
      expect(seen).toEqual(['a purchase', 'a purchase']);
    },
  }),
  // Jest says that it is on iOS.
  'jest-actual': onlyOn(
    'ios',
    claims({
      'the native module has the names that are replaced': async ({stage, run}) => {
        const {mock} = await runMock({stage, run}, 'expo-modules-core');
        const {requireNativeModule} = mock;
        const native: unknown = typeof requireNativeModule === 'function' && requireNativeModule();
        if (!isRecord(native)) throw new Error('The set-up makes no native module.');
        const known = Object.keys(stage.phone.nativeModule);
        expect(known).toEqual(expect.arrayContaining(Object.keys(native)));
      },
    }),
  ),
  'purchase-type': expiryReader('expiry'),
});
