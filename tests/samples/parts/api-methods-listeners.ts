import {type ComponentType, useContext, useEffect} from 'react';
import {expect} from 'vitest';
import {call, isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {HookContext} from '../referenceShop.tsx';
import {alsoClaims, claims, onlyOn, type Role} from '../role.ts';
import {opener, screenHook} from '../roles.tsx';
import {buy, expectFinished, expectGiven} from '../scenario.ts';
import {refundIsFinished} from '../scenarios/refunds.ts';

/** Asks the user about a promoted product; `name` starts to listen and returns what stops it. */
function promoted(name: string): Role {
  return onlyOn('ios', {
    ...claims({
      'a tap that starts the app is asked about once, and sold': async ({stage}) => {
        if ('promote' in stage.phone.store) stage.phone.store.promote('coins_100');
        await stage.start();
        stage.phone.device.sendToBack();
        stage.phone.device.bringToFront();
        await stage.settle();
        expect(stage.alerts).toHaveLength(1);
        expectGiven(stage);
        expectFinished(stage);
      },
      'a tap while the app is in the background is asked about once, and sold': async ({stage}) => {
        await stage.start();
        stage.phone.device.sendToBack();
        if ('promote' in stage.phone.store) stage.phone.store.promote('coins_100');
        stage.phone.device.bringToFront();
        await stage.settle();
        expect(stage.alerts).toHaveLength(1);
        expectGiven(stage);
      },
      'a tap that listener and read both bring is asked about once': async ({stage}) => {
        const {store} = stage.phone;
        const read = stage.library.getPromotedProductIOS;
        // The user taps while the app asks for the tap that started it.
        const getPromotedProductIOS = async () => {
          if ('promote' in store) store.promote('coins_100');
          return typeof read === 'function' ? read() : undefined;
        };
        Object.assign(stage.library, {getPromotedProductIOS});
        await stage.start();
        expect(stage.alerts).toHaveLength(1);
        expectGiven(stage);
        expect(stage.reports).toEqual([]);
      },
      'a second tap on what was bought is asked about again': async ({stage}) => {
        await stage.start();
        for (const times of [1, 2]) {
          stage.phone.device.sendToBack();
          if ('promote' in stage.phone.store) stage.phone.store.promote('coins_100');
          stage.phone.device.bringToFront();
          await stage.settle();
          expectGiven(stage, times);
        }
      },
    }),
    name: 'promoted products',
    cast: async (_stage, run) => {
      const listen = (await run()).callable(name);
      // The page: after the connection and the purchase listener.
      const Screen: ComponentType = () => {
        const {connected} = useContext(HookContext);
        useEffect(() => {
          if (connected !== true) return undefined;
          const stop = listen();
          return () => void (typeof stop === 'function' && stop());
        }, [connected]);
        return null;
      };
      return {screens: [Screen]};
    },
  });
}

export const parts = [
  ...partsOf('api/methods/listeners', {
    purchaseupdatedlistener: alsoClaims(opener('listen'), refundIsFinished),
    purchaseerrorlistener: claims({
      'a failure is written with its code': async (scene) => {
        const {stage} = scene;
        await stage.start();
        const subscription = (await scene.run()).value('subscription');
        stage.phone.store.sheets.push({fails: 'unknown'});
        await buy(scene);
        const {library, platform} = stage.setting;
        // 2.7.5 sends no event for a failure on iOS.
        const count = library === '2.7.5' && platform === 'ios' ? 0 : 1;
        expect(stage.printed).toHaveLength(count);
        for (const texts of stage.printed) expect(String(texts[1])).toMatch(/^E_/);
        if (isRecord(subscription)) call(subscription, 'remove');
        await buy(scene);
        expect(stage.printed).toHaveLength(count);
      },
    }),
    'without-hooks': screenHook('useOpenStore', [], {
      'the store is open as long as the component is there': async ({stage}) => {
        await stage.start();
        expect(stage.alerts).toEqual(['opened']);
        stage.unmount();
        await stage.settle();
        expect(stage.alerts).toEqual(['opened', 'closed']);
      },
    }),
  }),
  ...partsOf('api/methods/listeners', {promotedproductlistenerios: promoted('listenForPromoted')}, [
    '2.8',
  ]),
  ...partsOf('api/methods/listeners', {promotedproductlistenerios: promoted('watchPromoted')}, [
    '2.7',
  ]),
];
