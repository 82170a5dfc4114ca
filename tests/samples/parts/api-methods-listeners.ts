import {type ComponentType, useContext, useEffect} from 'react';
import {expect} from 'vitest';
import {call, isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {HookContext} from '../referenceShop.tsx';
import {alsoClaims, type Cast, claims, onlyOn, type Role} from '../role.ts';
import {opener, screenHook} from '../roles.tsx';
import {expectGiven, expectSettled, type Stories} from '../scenario.ts';
import {refundIsFinished} from '../scenarios/refunds.ts';
import type {Stage} from '../stage.tsx';

/** The user taps a promoted product in the App Store. */
function tap({phone: {store}}: Stage): void {
  if ('promote' in store) store.promote('coins_100');
}

const stories: Stories = {
  'a tap that starts the app is asked about once, and sold': async ({stage}) => {
    tap(stage);
    await stage.start();
    await stage.comeBack();
    expect(stage.alerts).toHaveLength(1);
    expectSettled(stage);
  },
  'a tap while the app is in the background is asked about once, and sold': async ({stage}) => {
    await stage.start();
    await stage.comeBack(() => tap(stage));
    expect(stage.alerts).toHaveLength(1);
    expectGiven(stage);
  },
  'a tap that listener and read both bring is asked about once': async ({stage}) => {
    const read = stage.library.getPromotedProductIOS;
    // The user taps while the app asks for the tap that started it.
    const getPromotedProductIOS = async () => {
      tap(stage);
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
      await stage.comeBack(() => tap(stage));
      expectGiven(stage, times);
    }
  },
};

/** Asks the user about a promoted product; `name` starts to listen and returns what stops it. */
function promoted(name: string): Role {
  const cast: Cast = ({callable}) => {
    // The page: after the connection and the purchase listener.
    const Screen: ComponentType = () => {
      const {connected} = useContext(HookContext);
      useEffect(() => {
        if (connected !== true) return undefined;
        const stop = callable(name)();
        return () => void (typeof stop === 'function' && stop());
      }, [connected]);
      return null;
    };
    return {screens: [Screen]};
  };
  return onlyOn('ios', claims(stories, undefined, cast));
}

export const parts = [
  ...partsOf('api/methods/listeners', {
    purchaseupdatedlistener: alsoClaims(opener('listen'), refundIsFinished),
    purchaseerrorlistener: claims({
      'a failure is written with its code': async ({stage, run}) => {
        await stage.start();
        const subscription = (await run()).value('subscription');
        stage.phone.store.sheets.push({fails: 'unknown'});
        await stage.buy();
        expect(stage.printed).toHaveLength(stage.errorEvents);
        for (const texts of stage.printed) expect(String(texts[1])).toMatch(/^E_/);
        if (isRecord(subscription)) call(subscription, 'remove');
        await stage.buy();
        expect(stage.printed).toHaveLength(stage.errorEvents);
      },
    }),
    'without-hooks': screenHook('useOpenStore', [], {
      'the store is open as long as the component is there': async ({stage}) => {
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
