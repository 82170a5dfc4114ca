import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {alsoClaims, claims, type Role} from '../role.ts';
import {purchaseScenarios} from '../roles.tsx';
import {onlyPurchase, type Scene} from '../scenario.ts';

const load = async ({stage, run}: Scene) => {
  await stage.act('load', (await run()).callable('loadStore'));
  return stage.printed;
};

/** Functions that buy coins and handle the purchase; on Android only the first one has a meaning. */
function buyerAndHandler(handler: string): Role {
  return {
    name: 'buyer and handler',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (stage, run) => {
      const names = await run();
      const buy = () => names.callable('buyCoins')(stage.server.user);
      const isIos = stage.setting.platform === 'ios';
      return {buy, ...(isIos && {handle: names.callable(handler)})};
    },
  };
}

const buyAndHandle = alsoClaims(buyerAndHandler('handlePurchaseIos'), {
  'on iOS the id of the user comes back with the purchase': async ({stage}) => {
    await stage.start();
    await stage.act('buy', () => stage.shop.buy('coins_100'));
    const {accountToken} = onlyPurchase(stage);
    const isIos = stage.setting.platform === 'ios';
    expect(accountToken?.toLowerCase()).toBe(isIos ? stage.server.user : undefined);
  },
  'a name of the user that is not a UUID is dropped': async ({stage, run}) => {
    await stage.start();
    const {callable} = await run();
    await stage.act('buy', () => callable('buyCoins')('user-7'));
    expect(onlyPurchase(stage).accountToken ?? null).toBeNull();
  },
});

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
  // 2.8 has it in the purchase guide only.
  ...partsOf(page, {buy: buyAndHandle}, ['2.7', '2.6']),
];
