import {expect} from 'vitest';
import {buyer} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {claims, onlyOn} from '../role.ts';
import {buy} from '../scenario.ts';

const DAY = 24 * 60 * 60 * 1000;

export const parts = partsOf('api/types', {
  platform: claims(
    {
      'names the end on iOS and the state on Android': async (scene) => {
        const {stage, product} = scene;
        const describe = (await scene.run()).callable('describe');
        await stage.start();
        const texts: unknown[] = [];
        const {handle} = stage.shop;
        stage.shop = {
          ...stage.shop,
          handle: (purchase) => {
            texts.push(describe(purchase));
            return handle(purchase);
          },
        };
        await buy(scene);
        const {expiresAt} = stage.phone.store.get('T1');
        const isIos = stage.setting.platform === 'ios';
        expect(texts[0]).toBe(isIos ? `${product} until ${expiresAt}` : `${product} in state 1`);
      },
    },
    'pro_monthly',
  ),
  'build-request': buyer('buy'),
  productstatusios: onlyOn(
    'ios',
    claims({
      'only the plan that runs gives access, not another one of its group': async ({
        stage,
        run,
      }) => {
        const hasAccess = (await run()).callable('hasAccess');
        await stage.start();
        expect(await hasAccess('pro_monthly')).toBe(false);
        stage.phone.store.sold('pro_monthly');
        expect(await hasAccess('pro_monthly')).toBe(true);
        expect(await hasAccess('pro_yearly')).toBe(false);
      },
      'access stays in the grace period and ends with it': async ({stage, run}) => {
        const hasAccess = (await run()).callable('hasAccess');
        const {store} = stage.phone;
        store.sold('pro_monthly');
        await stage.start();
        store.breakPayments();
        await stage.pass(35 * DAY);
        expect(await hasAccess('pro_monthly')).toBe(true);
        await stage.pass(20 * DAY);
        expect(await hasAccess('pro_monthly')).toBe(false);
      },
    }),
  ),
});
