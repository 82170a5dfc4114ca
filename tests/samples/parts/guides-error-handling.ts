import {expect} from 'vitest';
import {failuresAreTold} from '../buyingRoles.ts';
import {call, isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoWhenOpen, answers} from '../role.ts';
import {expectFinished, expectGiven} from '../scenario.ts';
import {buyingGuard, oneAtATime} from '../screenRoles.tsx';
import type {Stage} from '../stage.tsx';

const causes = [
  ...(['network', 'service', 'not allowed', 'unavailable'] as const),
  ...(['developer', 'owned', 'unknown'] as const),
];

/** Cancels a purchase while a listener for errors is attached. */
async function cancelFor(stage: Stage, listen: (event: unknown) => unknown): Promise<void> {
  const listener = call(stage.library, 'purchaseErrorListener', listen);
  stage.phone.store.sheets.push('cancel');
  await stage.buy();
  if (isRecord(listener)) call(listener, 'remove');
}

export const parts = partsOf('guides/error-handling', {
  catch: alsoWhenOpen(failuresAreTold(buyingGuard('tryToBuy')), {
    'a failure on Android says nothing when what was paid is completed': async ({stage}) => {
      if (stage.isIos) return;
      const {id} = stage.phone.store.sell(stage.product);
      await stage.buy();
      expect(stage.alerts).toEqual([]);
      expectFinished(stage, id);
      await stage.buy();
      expectGiven(stage, 2);
    },
    'a failure on Android is told although the plan was bought before': async ({stage}) => {
      if (stage.isIos) return;
      await stage.buy('pro_monthly');
      stage.phone.store.cancel('T1');
      stage.phone.store.sheets.push({fails: 'service'});
      await stage.buy('pro_monthly');
      expect(stage.alerts).toHaveLength(1);
    },
    'a failure on Android says that a payment of the product waits': async ({stage}) => {
      if (stage.isIos) return;
      stage.phone.store.sell(stage.product, {pending: true});
      stage.phone.store.sheets.push({fails: 'service'});
      await stage.buy();
      expect(stage.alerts).toEqual(['Your payment is on its way. You get it when it arrives.']);
    },
  }),
  message: answers('messageFor', {
    'a purchase without a network is told in one sentence of the page': async (
      {stage},
      messageFor,
    ) => {
      stage.phone.device.network = false;
      await stage.buy();
      expect(messageFor(stage.reports.at(-1))).toMatch(
        /^(?:The purchase could not be completed|Check your internet connection|The store isn't available)\. If you were charged, it will appear here\.$/,
      );
    },
    'nobody is asked to pay again while it is unknown how the purchase ended': async (
      _scene,
      messageFor,
    ) => {
      const words = {
        E_UNKNOWN: 'The purchase could not be completed.',
        E_PURCHASE_ERROR: 'The purchase could not be completed.',
        E_NETWORK_ERROR: 'Check your internet connection.',
        E_SERVICE_ERROR: "The store isn't available.",
      };
      for (const [code, text] of Object.entries(words))
        expect(messageFor({code}), code).toBe(`${text} If you were charged, it will appear here.`);
    },
    'every failure of a store is told without its technical text': async ({stage}, messageFor) => {
      for (const fails of causes) {
        stage.phone.store.sheets.push({fails});
        await stage.buy();
        const text = String(messageFor(stage.reports.at(-1)));
        expect(text, fails).toMatch(/^[A-Z][^_]*\.$/);
        expect(text, fails).not.toMatch(/Calling the|Caused by/);
      }
    },
    'a payment that waits, an owned product and one that is not for sale have their own texts':
      async ({stage}, messageFor) => {
        stage.phone.store.sheets.push(stage.isIos ? 'pending' : {fails: 'owned'});
        await stage.buy();
        const expected = stage.isIos
          ? 'Your purchase is waiting for approval'
          : 'You already own this, or its payment';
        expect(messageFor(stage.reports.at(-1))).toContain(expected);
        const missing = await messageFor({code: 'E_SKU_NOT_FOUND'});
        expect(missing).toBe('This product is not on sale right now.');
      },
  }),
  log: answers('logPurchaseError', {
    'a cancel is logged with its code': async ({stage}, logPurchaseError) => {
      await cancelFor(stage, logPurchaseError);
      const responseCode = stage.isIos ? 'E_USER_CANCELLED' : 1;
      const entry = ['purchase-error', {code: 'E_USER_CANCELLED', responseCode}];
      expect(stage.printed).toMatchObject(stage.errorEvents === 0 ? [] : [entry]);
    },
  }),
  'log 2': answers('asError', {
    'the reporter gets an error with the name of the code': async ({stage}, asError) => {
      const errors: unknown[] = [];
      await cancelFor(stage, (event) => errors.push(asError(event)));
      expect(errors).toHaveLength(stage.errorEvents);
      for (const error of errors) {
        expect(error).toBeInstanceOf(Error);
        expect(error).toMatchObject({name: 'E_USER_CANCELLED', message: expect.any(String)});
      }
    },
  }),
  'double-tap': alsoWhenOpen(oneAtATime('useOneAtATime'), {
    'two quick taps open one sheet, and the button works again afterwards': async ({stage}) => {
      stage.phone.store.sheets.push('cancel');
      await stage.act('buy', () => Promise.all([1, 2].map(() => stage.shop.buy(stage.product))));
      const sheets = () =>
        stage.phone.log.entries.filter(({what}) => what === 'opens the payment sheet');
      expect(sheets()).toHaveLength(1);
      await stage.buy();
      expect(sheets()).toHaveLength(2);
      expectGiven(stage);
    },
    'the indicator is there while the sheet is open': async ({stage}) => {
      const release = stage.phone.store.gate.hold();
      await stage.buy();
      expect(stage.isLoading).toBe(true);
      release();
      await stage.settle();
      expect(stage.isLoading).toBe(false);
    },
    'a sheet that Android removed without an answer does not lock the button': async ({stage}) => {
      const release = stage.phone.store.gate.hold();
      await stage.buy();
      await stage.comeBack();
      // On iOS StoreKit always answers.
      expect(stage.isLoading).toBe(stage.isIos);
      release();
      await stage.settle();
      expectGiven(stage);
    },
  }),
  loaders: answers('loadCoins', {
    'loading rejects without a network, and works when it is back': async ({stage}, loadCoins) => {
      stage.phone.device.network = false;
      await expect(loadCoins()).rejects.toThrow();
      stage.phone.device.network = true;
      expect(await loadCoins()).toMatchObject([{id: 'coins_100'}]);
    },
    'an id that is not on sale is missing from the list': async ({stage}, loadCoins) => {
      stage.phone.catalog.hide('coins_100');
      await stage.restart();
      expect(await loadCoins()).toEqual([]);
    },
  }),
});
