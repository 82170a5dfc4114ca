import {expect} from 'vitest';
import {call, isRecord, toRecords} from '../library.ts';
import {partsOf} from '../part.ts';
import {claims, onlyOn} from '../role.ts';
import type {Callable} from '../runSample.ts';
import {buy, type Scene} from '../scenario.ts';

const DAY = 24 * 60 * 60 * 1000;

async function toPurchase(scene: Scene): Promise<unknown> {
  const {stage} = scene;
  const seen: unknown[] = [];
  await stage.start();
  const {handle} = stage.shop;
  stage.shop = {
    ...stage.shop,
    handle: (purchase) => {
      seen.push(purchase);
      return handle(purchase);
    },
  };
  await buy(scene);
  return seen[0];
}

const runMock = async ({stage, run}: Scene, name: string) => {
  const names = await run();
  const mock = stage.mocks.get(name)?.();
  if (!isRecord(mock)) throw new Error(`The set-up does not replace ${name}.`);
  return {mock, names};
};

const replacesTheLibrary = claims({
  'replaces only what the library exports': async (scene) => {
    const {mock} = await runMock(scene, 'expo-iap');
    expect(Object.keys(scene.stage.library)).toEqual(expect.arrayContaining(Object.keys(mock)));
  },
});

export const parts = [
  ...partsOf('guides/faq', {
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
        expect(owned).toHaveLength(stage.setting.platform === 'ios' ? 0 : 1);
      },
      'what ended, was refunded or is not paid is not listed': async ({stage, run}) => {
        const knownOffline: Callable = (await run()).callable('knownOffline');
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
      'a purchase that is sent reaches the listener and the hook': async (scene) => {
        const {mock, names} = await runMock(scene, 'expo-iap');
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
        'the native module has the names that are replaced': async (scene) => {
          const {mock} = await runMock(scene, 'expo-modules-core');
          const {requireNativeModule} = mock;
          const native: unknown =
            typeof requireNativeModule === 'function' && requireNativeModule();
          if (!isRecord(native)) throw new Error('The set-up makes no native module.');
          const known = Object.keys(scene.stage.phone.nativeModule);
          expect(known).toEqual(expect.arrayContaining(Object.keys(native)));
        },
      }),
    ),
    'purchase-type': claims(
      {
        'a plan on iOS says when it ends': async (scene) => {
          const expiry = (await scene.run()).callable('expiry');
          const purchase = await toPurchase(scene);
          const {expiresAt} = scene.stage.phone.store.get('T1');
          const isIos = scene.stage.setting.platform === 'ios';
          expect(expiry(purchase)).toEqual(isIos ? new Date(expiresAt ?? 0) : undefined);
        },
      },
      'pro_monthly',
    ),
  }),
];
