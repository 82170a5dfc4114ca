import {expect} from 'vitest';
import {expiryReader, purchaseScript} from '../buyingRoles.ts';
import {call, readPurchase, toRecords} from '../library.ts';
import {partsOf} from '../part.ts';
import {answers, claimsWhenOpen} from '../role.ts';
import {expectGiven, onlyPurchase} from '../scenario.ts';

/** A function that only gives the coins; the shop checks before and finishes after it. */
const giver = claimsWhenOpen(
  {
    'gives the coins once, by the key of the purchase': async ({stage}) => {
      await stage.buy();
      expectGiven(stage);
    },
    'gives nothing while the payment waits': async ({stage}) => {
      stage.phone.store.sheets.push('pending');
      await stage.buy();
      expectGiven(stage, 0);
      stage.phone.store.pay(onlyPurchase(stage).id);
      await stage.settle();
      expectGiven(stage);
    },
  },
  'coins_100',
  ({callable}, stage) => ({
    handle: async (purchase) => {
      await callable('give')(purchase);
      if (!readPurchase(stage.setting, purchase).isPaid) return;
      await call(stage.library, 'finishTransaction', {purchase, isConsumable: true});
    },
  }),
);

const tokens = answers('tokenOf', {
  'the server accepts the token': async ({stage}, tokenOf) => {
    const [token] = await stage.hear(tokenOf);
    expect(await stage.server.settle(String(token))).toBe(true);
  },
});

/** Lines that load into these lists. */
const loader = (lists: Readonly<Record<string, string>>) =>
  claimsWhenOpen({
    'loads what it is named for': async ({run}) => {
      const {value} = await run();
      for (const [list, loaded] of Object.entries(lists))
        expect(toRecords(value(list)).map(({id}) => id)).toEqual([loaded]);
    },
  });
const plansLoader = loader({plans: 'pro_monthly'});
const bothLoader = loader({products: 'coins_100', plans: 'pro_monthly'});

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
      'ios-fields': answers('storedExpiry', {
        'reads both names': async (_scene, storedExpiry) => {
          expect(storedExpiry({expirationDateIos: 1})).toBe(1);
          expect(storedExpiry({expirationDateIOS: 2})).toBe(2);
        },
      }),
      types: expiryReader('expiryOf'),
    },
    ['2.8'],
  ),
  ...partsOf(
    'guides/migration',
    {
      'load-products': bothLoader,
      'load-products 2': bothLoader,
      'platform-guards': answers('syncStore', {
        'syncs on iOS, and does nothing on Android': async ({stage}, syncStore) => {
          await syncStore();
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
      periods: answers('periodOf', {
        'says the period of a plan on iOS': async ({stage}, periodOf) => {
          const period = periodOf(stage.loaded('pro_monthly'));
          expect(period).toBe(stage.isIos ? '1 MONTH' : '');
        },
      }),
    },
    ['2.6'],
  ),
];
