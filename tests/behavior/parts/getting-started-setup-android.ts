import {expect} from 'vitest';
import {planChanger, purchaseScript, subscriber} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, claims, onlyOn, type Role} from '../role.ts';
import {handler} from '../roles.tsx';
import {buy, expectGiven, onlyPurchase} from '../scenario.ts';

const page = 'getting-started/setup-android';

/** A function that sells the base plan of a subscription unless it is given an offer. */
const planSeller: Role = {
  ...subscriber('subscribeAndroid'),
  cast: async (_stage, run) => {
    const subscribe = (await run()).callable('subscribeAndroid');
    return {buy: (productId) => subscribe(productId, 'monthly')};
  },
};

const script: Role = {...planChanger('', []), cast: async (_stage, run) => ({buy: run})};

export const parts = [
  ...partsOf(page, {
    load: claims({
      'logs every id with its price': async ({stage, run}) => {
        await stage.start();
        await stage.act('load', (await run()).callable('loadStore'));
        expect(stage.printed.map(([id]) => id)).toEqual(['coins_100', 'remove_ads', 'pro_monthly']);
        for (const [, price] of stage.printed) expect(price).toMatch(/^(?:\$\d+\.\d\d|Free)$/);
      },
    }),
  }),
  // 2.8 has these in the guides only.
  ...partsOf(
    page,
    {
      subscriptions: onlyOn(
        'android',
        alsoClaims(planSeller, {
          'an offer that this user cannot have is refused before the sheet opens': async (
            scene,
          ) => {
            const {stage, run} = scene;
            await stage.start();
            const {callable} = await run();
            await stage.act('buy', () =>
              callable('subscribeAndroid')('pro_monthly', 'monthly', 'x'),
            );
            expect(stage.reports.map(String)).toEqual(['Error: This user cannot have the offer']);
            expect(stage.phone.store.purchases).toEqual([]);
          },
        }),
      ),
      finish: onlyOn(
        'android',
        alsoClaims(handler('handlePurchaseAndroid'), {
          'coins can be bought again, an unlock cannot': async ({stage}) => {
            await stage.start();
            for (const id of ['coins_100', 'coins_100', 'remove_ads']) {
              await stage.act('buy', () => stage.shop.buy(id));
            }
            expectGiven(stage, 3);
            expect(stage.reports).toEqual([]);
            await stage.act('buy', () => stage.shop.buy('remove_ads'));
            expectGiven(stage, 3);
            expect(stage.reports[0]).toMatchObject({code: 'E_ALREADY_OWNED'});
          },
        }),
      ),
      account: onlyOn(
        'android',
        alsoClaims(purchaseScript(), {
          'the name of the user comes back with the purchase': async (scene) => {
            await scene.stage.start();
            await buy(scene);
            expect(onlyPurchase(scene.stage).accountToken).toBe(scene.stage.server.user);
          },
        }),
      ),
      'change-plan': onlyOn('android', script),
    },
    ['2.7', '2.6'],
  ),
  ...partsOf(
    page,
    {
      'subscription-page': claims({
        'opens the page of the subscription in the Play Store': async ({stage, run}) => {
          await stage.start();
          await (await run()).callable('openPlaySubscription')('pro_monthly');
          expect(stage.phone.device.opened).toEqual([
            'https://play.google.com/store/account/subscriptions?package=com.example.shop&sku=pro_monthly',
          ]);
        },
      }),
    },
    ['2.7', '2.6'],
  ),
];
