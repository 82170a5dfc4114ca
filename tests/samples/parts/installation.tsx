import {expect} from 'vitest';
import {isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {claims, type Role} from '../role.ts';
import {beside, nothing} from '../roles.tsx';
import type {Stories} from '../scenario.ts';

/** A component that calls the hook beside everything else of the app. */
const connection = (name: string, stories: Stories): Role =>
  claims(stories, undefined, ({component}) => ({
    ...{Provider: beside(component(name)), load: nothing, recover: nothing},
  }));

export const parts = partsOf('installation', {
  'ConnectionCheck.tsx': connection('ConnectionCheck', {
    'logs false and then true': async ({stage}) => {
      await stage.start();
      expect(stage.printed).toEqual([
        ['connected', false],
        ['connected', true],
      ]);
    },
    'stays false without a store; a rejection is handled by nobody': async ({stage}) => {
      stage.loseStore();
      await stage.start();
      expect(stage.printed).toEqual([['connected', false]]);
      const rejected = stage.rejections.splice(0);
      expect(rejected).toHaveLength(stage.isIos ? 0 : 1);
      for (const error of rejected) expect(error).toMatchObject({code: 'E_NOT_PREPARED'});
    },
  }),
  'store.ts': claims({
    'is the library in an app that contains it': async ({stage, run}) => {
      expect((await run()).value('store')).toBe(stage.library);
    },
    'is nothing, without an error, in an app without the native module': async ({stage, run}) => {
      stage.hasNativeModule = false;
      expect((await run()).value('store')).toBeNull();
    },
  }),
  'store.ts 2': claims({
    'gives the app what the library exports': async ({stage, run}) => {
      const {value} = await run();
      for (const name of ['useIAP', 'finishTransaction']) {
        expect(value(name)).toBe(stage.library[name]);
      }
    },
  }),
  'store.web.ts': claims({
    'runs without the library, is never connected and refuses to buy': async ({stage, run}) => {
      stage.hasNativeModule = false;
      const {callable} = await run();
      const hook = callable('useIAP')();
      if (!isRecord(hook)) throw new Error('The web twin of the hook returns nothing.');
      expect(hook).toMatchObject({connected: false, products: [], subscriptions: []});
      const actions = Object.values(hook).filter((value) => typeof value === 'function');
      expect(actions.length).toBeGreaterThan(0);
      for (const action of [...actions, callable('finishTransaction')]) {
        await expect(Reflect.apply(action, undefined, [])).rejects.toThrow('in the app only');
      }
    },
  }),
});
