import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {answers} from '../role.ts';
import {screen, screenHook} from '../roles.tsx';
import {expectGiven, expectSettled} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** The user leaves the app, redeems a code in the store's own app, and comes back. */
async function redeemElsewhere(stage: Stage): Promise<void> {
  const {store} = stage.phone;
  store.addCode('WELCOME', 'remove_ads');
  await stage.comeBack(() => void store.redeem('WELCOME'));
}

export const parts = partsOf('guides/offer-code-redemption', {
  open: screen('RedeemButton', {
    'opens the sheet of Apple, where a code is a purchase, or the page of Google': async ({
      stage,
    }) => {
      const {store, device} = stage.phone;
      store.addCode('WELCOME', 'remove_ads');
      if ('typedCodes' in store) store.typedCodes.push('WELCOME');
      await stage.start();
      await stage.press('Redeem a code');
      if (stage.isIos) expectGiven(stage);
      else
        expect(device.opened).toEqual([
          expect.stringMatching(/^https:\/\/play\.google\.com\/redeem/),
        ]);
    },
  }),
  receive: screenHook('useRedeemedPurchases', [true], {
    'a redeemed purchase is given and finished when the user comes back': async ({stage}) => {
      await redeemElsewhere(stage);
      expectSettled(stage);
    },
    'a payment that arrives in the background is given at the return': async ({stage}) => {
      const {store} = stage.phone;
      await stage.comeBack(() => void store.sell('remove_ads', {pending: true}));
      expectGiven(stage, 0);
      await stage.comeBack(() => store.pay('T1', stage.isIos ? undefined : 'unnoticed'));
      expectGiven(stage);
    },
    'a server that is down leaves it for the next return': async ({stage}) => {
      stage.phone.server.mood = 'down';
      await redeemElsewhere(stage);
      expectGiven(stage, 0);
      stage.phone.server.mood = 'well';
      if (stage.isIos) return;
      await stage.comeBack();
      expectGiven(stage);
    },
  }),
  link: answers('openPlayCode', {
    'the code is filled in': async ({stage}, openPlayCode) => {
      await openPlayCode('A B&C');
      const address = new URL(stage.phone.device.opened.at(-1) ?? '');
      expect(address.searchParams.get('code')).toBe('A B&C');
    },
  }),
});
