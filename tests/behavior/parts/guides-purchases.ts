import {expect} from 'vitest';
import {buyer, planChanger, purchaseScript, subscriber} from '../buyingRoles.ts';
import {isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, claims} from '../role.ts';
import {checker, handler, provider, recovery, restoreButton} from '../roles.tsx';
import {buy, onlyPurchase} from '../scenario.ts';

const readValid = (answer: unknown) => isRecord(answer) && answer.valid === true;

export const parts = partsOf('guides/purchases', {
  'StoreProvider.tsx': provider('StoreProvider', 'useStore'),
  request: buyer('buy'),
  'request 2': subscriber('subscribe'),
  receive: handler('handlePurchase'),
  check: checker('checkOnServer', readValid),
  unfinished: recovery('useRecovery'),
  restore: restoreButton('RestoreButton', 'Restore purchases'),
  key: claims({
    'a refund has another key than the purchase on iOS, and the token is the key on Android':
      async (scene) => {
        const {stage, run} = scene;
        const seen = new Set<unknown>();
        const {callable} = await run();
        await stage.start();
        stage.shop = {...stage.shop, handle: (purchase) => seen.add(callable('keyOf')(purchase))};
        await buy(scene);
        stage.phone.store.deliver('T1');
        await stage.settle();
        expect(seen.size).toBe(1);
        stage.phone.store.refund('T1');
        await stage.settle();
        expect(seen.size).toBe(stage.setting.platform === 'ios' ? 2 : 1);
      },
  }),
  account: alsoClaims(purchaseScript(), {
    'the id of the user comes back with the purchase': async (scene) => {
      const {stage} = scene;
      await stage.start();
      await buy(scene);
      expect(onlyPurchase(stage).accountToken).toBe(stage.server.user);
    },
  }),
  'change-plan': planChanger('changePlan', ['pro_monthly', 'pro_yearly', 'yearly']),
});
