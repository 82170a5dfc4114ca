import {expect} from 'vitest';
import {isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {claims, type Role, type Stories} from '../role.ts';

/** A component that calls the hook beside everything else of the app. */
function connection(component: string, stories: Stories): Role {
  return {
    ...claims(stories),
    name: 'connection',
    cast: async (_stage, run) => {
      const Sample = (await run()).component(component);
      return {
        Provider: ({children}) => (
          <>
            <Sample />
            {children}
          </>
        ),
        load: () => undefined,
        recover: () => undefined,
      };
    },
  };
}

export const parts = partsOf('installation', {
  'ConnectionCheck.tsx': connection('ConnectionCheck', {
    'logs false and then true': async ({stage}) => {
      await stage.start();
      expect(stage.printed).toEqual([
        ['connected', false],
        ['connected', true],
      ]);
    },
    'stays false without a store; where the connection rejects, nobody handles it': async ({
      stage,
    }) => {
      const {device} = stage.phone;
      const isIos = stage.setting.platform === 'ios';
      Object.assign(device, isIos ? {paymentsAllowed: false} : {playServices: false});
      await stage.start();
      expect(stage.printed).toEqual([['connected', false]]);
      const rejected = stage.rejections.splice(0);
      expect(rejected).toHaveLength(isIos ? 0 : 1);
      for (const error of rejected) expect(error).toMatchObject({code: 'E_NOT_PREPARED'});
      device.playServices = true;
    },
  }),
  'store.ts': claims({
    'is the library in an app that contains it': async ({stage, run}) => {
      expect((await run()).value('store')).toBe(stage.library);
    },
    'is nothing in an app without the native module, and loads without an error': async (scene) => {
      scene.stage.hasNativeModule = false;
      expect((await scene.run()).value('store')).toBeNull();
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
