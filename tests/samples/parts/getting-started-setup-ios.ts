import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims} from '../role.ts';
import type {Scene} from '../scenario.ts';

const load = async ({stage, run}: Scene) => {
  await stage.act('load', (await run()).callable('loadStore'));
  return stage.printed;
};

const page = 'getting-started/setup-ios';

export const parts = [
  ...partsOf(page, {
    load: claims({
      'logs every id with its price and currency': async (scene) => {
        await scene.stage.start();
        const printed = await load(scene);
        expect(printed.map(([id]) => id)).toEqual(['coins_100', 'remove_ads', 'pro_monthly']);
        // On Android the price of a plan is that of its first phase, such as a trial.
        const isIos = scene.stage.setting.platform === 'ios';
        for (const [, price, currency] of printed) {
          expect(price).toMatch(isIos ? /^\$\d+\.\d\d$/ : /^(?:\$\d+\.\d\d|Free)$/);
          expect(currency).toBe('USD');
        }
      },
      'loads nothing where the device may not pay': async (scene) => {
        scene.stage.phone.device.paymentsAllowed = false;
        await scene.stage.start();
        expect(await load(scene)).toEqual([]);
      },
    }),
  }),
];
