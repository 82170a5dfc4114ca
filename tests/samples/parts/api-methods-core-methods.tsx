import {expect} from 'vitest';
import {buyer, failuresAreTold, planScript, purchaseScript} from '../buyingRoles.ts';
import {call, isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, claims, claimsWhenOpen} from '../role.ts';
import {handler, nothing, opening} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';
import {refundIsFinished} from '../scenarios/refunds.ts';

/** Connects and writes what happens; the shop adds its own listener afterwards. */
const printingOpener = claims(
  {
    'a purchase is written, and given by the next listener': async ({stage}) => {
      await stage.start();
      await stage.buy();
      expect(stage.printed).toEqual([['bought', stage.product]]);
      expectGiven(stage);
    },
    'where purchases are restricted, nothing listens': async ({stage}) => {
      stage.phone.device.paymentsAllowed = false;
      await stage.start();
      const isOpen = stage.phone.nativeModule.listenerCount('purchase-updated') > 0;
      expect(isOpen).toBe(!stage.isIos);
    },
  },
  'coins_100',
  ({callable}, stage) => {
    const listen = async () => {
      const close = await callable('openStore')();
      if (typeof close !== 'function') return undefined;
      const own = call(stage.library, 'purchaseUpdatedListener', (purchase: unknown) => {
        stage.watch('handle', () => stage.shop.handle(purchase));
      });
      return () => {
        close();
        if (isRecord(own)) call(own, 'remove');
      };
    };
    return {Provider: opening(listen, nothing)};
  },
);

/** Writes each product with its price, or how many plans were found. */
const loaders = claims({
  'writes both products with their prices': async ({stage, run}) => {
    await stage.start();
    await run();
    const lines = stage.printed.map((line) => line.join(' '));
    expect(lines).toEqual(expect.arrayContaining(['coins_100 $0.99', 'remove_ads $4.99']));
  },
  'without a network it rejects': async ({stage, run}) => {
    await stage.start();
    stage.phone.device.network = false;
    await expect(run()).rejects.toMatchObject({code: expect.any(String)});
  },
  'says that it found the plan': async ({stage, run}) => {
    await stage.start();
    await run();
    expect(stage.printed.at(-1)).toEqual([1, 'of 1 found']);
  },
  'a product that the store does not sell is missing from the list': async ({stage, run}) => {
    stage.phone.catalog.hide('remove_ads');
    await stage.start();
    await run();
    const ids = stage.printed.map(([id]) => id);
    expect(ids).toContain('coins_100');
    expect(ids).not.toContain('remove_ads');
  },
  'says that a plan is missing': async ({stage, run}) => {
    stage.phone.catalog.hide('pro_monthly');
    await stage.start();
    await run();
    expect(stage.printed.at(-1)).toEqual([0, 'of 1 found']);
  },
});

const page = 'api/methods/core-methods';

const receipt = claimsWhenOpen({
  'reads the receipt on iOS, and nothing on Android': async ({stage, run}) => {
    const receipt = (await run()).value('receipt');
    expect(typeof receipt).toBe(stage.isIos ? 'string' : 'undefined');
  },
});

export const parts = [
  ...partsOf(page, {
    initconnection: printingOpener,
    requestpurchase: purchaseScript(),
    'requestpurchase 2': alsoClaims(planScript(), {
      'without the base plan nothing is sold on Android': async ({stage}) => {
        await stage.start();
        const plan = stage.loaded('pro_monthly');
        stage.keep([{...plan, subscriptionOfferDetailsAndroid: [], subscriptionOfferDetails: []}]);
        await stage.buy();
        expect(stage.phone.store.purchases).toHaveLength(stage.isIos ? 1 : 0);
        if (!stage.isIos) expect(String(stage.reports.at(-1))).toContain('base plan "monthly"');
      },
    }),
    finishtransaction: alsoClaims(handler('deliver'), refundIsFinished),
    getavailablepurchases: claims({
      'writes what the user owns': async ({stage, run}) => {
        stage.phone.store.sold('remove_ads');
        stage.phone.store.sold('pro_monthly');
        await stage.start();
        await run();
        const [[owned] = []] = stage.printed;
        expect(owned).toEqual(expect.arrayContaining(['remove_ads', 'pro_monthly']));
      },
    }),
  }),
  ...partsOf('api/methods/platform-methods', {'wrong-platform': receipt}),
  ...partsOf(page, {fetchproducts: loaders}, ['2.8']),
  ...partsOf(page, {requestproducts: loaders}, ['2.7']),
  ...partsOf(page, {getsubscriptions: loaders}, ['2.6']),
  ...partsOf(page, {'requestpurchase-result': failuresAreTold(buyer('buy'))}, ['2.7']),
];
