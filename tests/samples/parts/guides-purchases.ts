import {DAY} from 'expo-iap-test-kit/clock';
import {expect} from 'vitest';
import {buyer, purchaseScript, subscriber} from '../buyingRoles.ts';
import {isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, alsoWhenOpen, answers} from '../role.ts';
import {checker, handler, provider, recovery, restoreButton} from '../roles.tsx';
import {expectFinished, expectGiven, onlyPurchase} from '../scenario.ts';
import {refundOpenPurchase} from '../scenarios/refunds.ts';

/** What the server says when the purchase is this user's and paid for. */
const isPaid = (answer: unknown) =>
  isRecord(answer) && answer.genuine === true && answer.state === 'paid' && !answer.ofAnother;

export const parts = partsOf('guides/purchases', {
  'product-kinds': answers('endOfPass', {
    'a pass begins where the one before ends, a late one at its date': async (
      _scene,
      endOfPass,
    ) => {
      const first = await endOfPass(100 * DAY, 30);
      expect(first).toBe(130 * DAY);
      expect(await endOfPass(120 * DAY, 30, Number(first))).toBe(160 * DAY);
      expect(await endOfPass(200 * DAY, 30, Number(first))).toBe(230 * DAY);
    },
  }),
  'StoreProvider.tsx': provider('StoreProvider', 'useStore'),
  request: buyer('buy'),
  'request 2': alsoWhenOpen(subscriber('subscribe'), {
    'an offer that this user cannot have is refused before the sheet': async ({stage, run}) => {
      if (stage.isIos) return;
      const load = (await run()).callable('loadOffer');
      await expect(load('pro_monthly', 'monthly', 'x')).rejects.toThrow('"x" for this user');
    },
  }),
  receive: alsoClaims(handler('handlePurchase'), {
    'a refund on iOS is finished, and leaves the screen': async ({stage}) => {
      if (!stage.isIos) return;
      await refundOpenPurchase(stage);
      expectFinished(stage);
      expect(stage.accounts.at(-1)).toMatchObject({coins: 0, access: {}});
    },
    'coins can be bought again, an unlock on Android cannot': async ({stage}) => {
      await stage.start();
      for (const id of ['coins_100', 'coins_100', 'remove_ads']) await stage.buy(id);
      expectGiven(stage, 3);
      if (stage.isIos) return;
      await stage.buy('remove_ads');
      expectGiven(stage, 3);
      expect(stage.reports[0]).toMatchObject({code: 'E_ALREADY_OWNED'});
    },
  }),
  check: checker('checkOnServer', isPaid),
  give: answers('loadAccount', {
    'the account is what the server has for the user': async ({stage}, load) => {
      stage.phone.store.sold(stage.product, {accountToken: stage.server.user});
      await stage.server.answer(stage.phone.store.get('T1').token);
      await load();
      expect(stage.accounts.at(-1)).toEqual(stage.phone.server.accountOf(stage.server.user));
      expect(stage.accounts.at(-1)).toMatchObject({coins: 100});
      stage.phone.server.mood = 'down';
      await expect(load()).rejects.toThrow('503');
    },
  }),
  unfinished: recovery('useRecovery'),
  restore: alsoClaims(restoreButton('RestoreButton', 'Restore purchases'), {
    'what the start could not load is restored all the same': async ({stage}) => {
      stage.phone.store.sold(stage.product);
      stage.phone.device.network = false;
      await stage.start();
      stage.phone.device.network = true;
      await stage.act('restore', stage.shop.restore);
      expectGiven(stage);
    },
  }),
  key: answers('keyOf', {
    'a refund has another key than the purchase on iOS, and the token on Android': async (
      {stage},
      keyOf,
    ) => {
      const keys = await stage.hear(keyOf);
      stage.phone.store.deliver('T1');
      await stage.settle();
      expect(new Set(keys).size).toBe(1);
      stage.phone.store.refund('T1');
      await stage.settle();
      expect(new Set(keys).size).toBe(stage.isIos ? 2 : 1);
    },
    'a payment that waits has no key, so that the paid purchase is new': async ({stage}, keyOf) => {
      stage.phone.store.sheets.push('pending');
      const keys = await stage.hear(keyOf);
      expect(keys).toEqual(stage.isIos ? [] : [undefined]);
      stage.phone.store.pay('T1');
      await stage.settle();
      expect(keys.at(-1)).toEqual(expect.any(String));
    },
  }),
  account: alsoWhenOpen(purchaseScript(), {
    'the id of the user comes back with the purchase': async ({stage}) => {
      await stage.buy();
      expect(onlyPurchase(stage).accountToken).toBe(stage.server.user);
    },
  }),
});
