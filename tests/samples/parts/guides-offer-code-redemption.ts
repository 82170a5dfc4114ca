import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims} from '../role.ts';
import {screen, screenHook} from '../roles.tsx';
import {expectFinished, expectGiven, type Scene} from '../scenario.ts';

/** The user leaves the app, redeems a code in the store's own app, and comes back. */
async function redeemElsewhere({stage}: Scene): Promise<void> {
  const {store, device} = stage.phone;
  store.addCode('WELCOME', 'remove_ads');
  device.sendToBack();
  store.redeem('WELCOME');
  device.bringToFront();
  await stage.settle();
}

export const parts = partsOf('guides/offer-code-redemption', {
  open: screen('RedeemButton', {
    'opens the sheet of Apple, in which a code is a purchase, or the page of Google': async ({
      stage,
    }) => {
      const {store, device} = stage.phone;
      store.addCode('WELCOME', 'remove_ads');
      if ('typedCodes' in store) store.typedCodes.push('WELCOME');
      await stage.start();
      await stage.press('Redeem a code');
      if (stage.setting.platform === 'ios') expectGiven(stage);
      else
        expect(device.opened).toEqual([
          expect.stringMatching(/^https:\/\/play\.google\.com\/redeem/),
        ]);
    },
  }),
  receive: screenHook('useRedeemedPurchases', [true], {
    'a redeemed purchase is given and finished when the user comes back': async (scene) => {
      await scene.stage.start();
      await redeemElsewhere(scene);
      expectGiven(scene.stage);
      expectFinished(scene.stage);
    },
    'a payment that arrives in the background is given at the return': async ({stage}) => {
      const {store, device} = stage.phone;
      await stage.start();
      device.sendToBack();
      const {id} = store.sell('remove_ads', {pending: true});
      device.bringToFront();
      await stage.settle();
      expectGiven(stage, 0);
      device.sendToBack();
      store.pay(id, stage.setting.platform === 'android' ? 'unnoticed' : undefined);
      device.bringToFront();
      await stage.settle();
      expectGiven(stage);
    },
    'a server that is down leaves it for the next return': async (scene) => {
      const {stage} = scene;
      await stage.start();
      stage.phone.server.mood = 'down';
      await redeemElsewhere(scene);
      expectGiven(stage, 0);
      stage.phone.server.mood = 'well';
      if (stage.setting.platform === 'ios') return;
      stage.phone.device.bringToFront();
      await stage.settle();
      expectGiven(stage);
    },
  }),
  link: claims({
    'the code is filled in': async ({stage, run}) => {
      const {callable} = await run();
      await stage.start();
      await callable('openPlayCode')('A B&C');
      const address = new URL(stage.phone.device.opened.at(-1) ?? '');
      expect(address.searchParams.get('code')).toBe('A B&C');
    },
  }),
});
