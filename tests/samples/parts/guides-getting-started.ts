import {expect} from 'vitest';
import {failuresAreTold} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {alsoClaims} from '../role.ts';
import {handler, provider, screen} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';
import {refundIsFinished} from '../scenarios/refunds.ts';
import {buyButton, recoveryScreen} from '../screenRoles.tsx';

export const parts = partsOf('guides/getting-started', {
  'ShopProvider.tsx': provider('ShopProvider', 'useShop', 'only opens'),
  load: screen('CoinPrice', {
    'the price appears when the store has answered': async ({stage}) => {
      const release = stage.phone.store.gate.hold();
      await stage.start();
      expect(stage.screen.textContent).toBe('Loading');
      release();
      await stage.settle();
      expect(stage.screen.textContent).toBe('100 coins: $0.99');
    },
  }),
  buy: failuresAreTold(buyButton('BuyCoins', 'Buy 100 coins')),
  finish: alsoClaims(handler('handlePurchase'), {
    ...refundIsFinished,
    'a payment that waits is not even checked': async ({stage}) => {
      await stage.start();
      stage.phone.store.sheets.push('pending');
      await stage.buy();
      expect(stage.phone.log.entries.filter(({what}) => what === 'checks')).toEqual([]);
      stage.phone.store.pay('T1');
      await stage.settle();
      expectGiven(stage);
    },
    'the coins can be bought twice': async ({stage}) => {
      await stage.start();
      await stage.buy();
      await stage.buy();
      expect(stage.phone.server.books.size).toBe(2);
      expect(stage.accounts.at(-1)).toEqual({coins: 200});
    },
  }),
  unfinished: recoveryScreen('RecoverPurchases'),
});
