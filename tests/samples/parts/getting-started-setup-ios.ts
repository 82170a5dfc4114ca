import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims} from '../role.ts';
import type {Scene} from '../scenario.ts';

const load = async ({stage, run}: Pick<Scene, 'stage' | 'run'>) => {
  await stage.act('load', (await run()).callable('loadStore'));
  return stage.printed;
};

export const parts = partsOf('getting-started/setup-ios', {
  load: claims({
    'logs every id with its price and currency': async ({stage, run}) => {
      await stage.start();
      const printed = await load({stage, run});
      expect(printed.map(([id]) => id)).toEqual(['coins_100', 'remove_ads', 'pro_monthly']);
      // On Android the price of a plan is that of its first phase, such as a trial.
      for (const [, price, currency] of printed) {
        expect(price).toMatch(stage.isIos ? /^\$\d+\.\d\d$/ : /^(?:\$\d+\.\d\d|Free)$/);
        expect(currency).toBe('USD');
      }
    },
    'loads nothing where the device may not pay': async ({stage, run}) => {
      stage.phone.device.paymentsAllowed = false;
      await stage.start();
      expect(await load({stage, run})).toEqual([]);
    },
  }),
});
