import {expect} from 'vitest';
import {purchaseScript} from '../buyingRoles.ts';
import {call, readPurchase, toRecords} from '../library.ts';
import {partsOf} from '../part.ts';
import {claims} from '../role.ts';
import {expectGiven, onlyPurchase} from '../scenario.ts';

/** A function that only gives the coins; the shop checks before and finishes after it. */
const giver = claims(
  {
    'gives the coins once, by the key of the purchase': async ({stage}) => {
      await stage.start();
      await stage.buy();
      expectGiven(stage);
    },
    'gives nothing while the payment waits': async ({stage}) => {
      await stage.start();
      stage.phone.store.sheets.push('pending');
      await stage.buy();
      expectGiven(stage, 0);
      stage.phone.store.pay(onlyPurchase(stage).id);
      await stage.settle();
      expectGiven(stage);
    },
  },
  'coins_100',
  async (stage, run) => {
    const give = (await run()).callable('give');
    return {
      handle: async (purchase) => {
        await give(purchase);
        if (!readPurchase(stage.setting, purchase).isPaid) return;
        await call(stage.library, 'finishTransaction', {purchase, isConsumable: true});
      },
    };
  },
);

const tokens = claims({
  'the server accepts the token': async ({stage, run}) => {
    const {callable} = await run();
    await stage.start();
    const [token] = await stage.hear(callable('tokenOf'));
    expect(await stage.server.check(String(token))).toBe(true);
  },
});

const plansLoader = claims({
  'loads the plan': async ({stage, run}) => {
    await stage.start();
    const plans = toRecords((await run()).value('plans'));
    expect(plans.map(({id}) => id)).toEqual(['pro_monthly']);
  },
});

const bothLoader = claims({
  'loads products and plans': async ({stage, run}) => {
    await stage.start();
    const {value} = await run();
    const ids = [...toRecords(value('products')), ...toRecords(value('plans'))].map(({id}) => id);
    expect(ids).toEqual(['coins_100', 'pro_monthly']);
  },
});

export const parts = [
  ...partsOf(
    'guides/migration',
    {'request-form': purchaseScript(), 'request-form 2': purchaseScript()},
    ['2.8', '2.7'],
  ),
  ...partsOf(
    'guides/migration',
    {
      'purchase-id': giver,
      'purchase-id 2': giver,
      tokens,
      'tokens 2': tokens,
      functions: plansLoader,
      'functions 2': plansLoader,
      'ios-fields': claims({
        'reads both names': async ({run}) => {
          const storedExpiry = (await run()).callable('storedExpiry');
          expect(storedExpiry({expirationDateIos: 1})).toBe(1);
          expect(storedExpiry({expirationDateIOS: 2})).toBe(2);
        },
      }),
      types: claims(
        {
          'says when a plan ends, on iOS': async ({stage, run}) => {
            const {callable} = await run();
            await stage.start();
            const [expiry] = await stage.hear(callable('expiryOf'));
            const {expiresAt} = stage.phone.store.get('T1');
            expect(expiry).toEqual(stage.isIos ? new Date(expiresAt ?? 0) : undefined);
          },
        },
        'pro_monthly',
      ),
    },
    ['2.8'],
  ),
  ...partsOf(
    'guides/migration',
    {
      'load-products': bothLoader,
      'load-products 2': bothLoader,
      'platform-guards': claims({
        'syncs on iOS, and does nothing on Android': async ({stage, run}) => {
          const {callable} = await run();
          await stage.start();
          await callable('syncStore')();
          const synced = stage.phone.log.entries.some(({what}) => what === 'syncs');
          expect(synced).toBe(stage.isIos);
        },
      }),
    },
    ['2.7'],
  ),
  ...partsOf(
    'guides/migration',
    {
      periods: claims({
        'says the period of a plan on iOS': async ({stage, run}) => {
          const {callable} = await run();
          await stage.start();
          const period = callable('periodOf')(stage.loaded('pro_monthly'));
          expect(period).toBe(stage.isIos ? '1 MONTH' : '');
        },
      }),
    },
    ['2.6'],
  ),
];
