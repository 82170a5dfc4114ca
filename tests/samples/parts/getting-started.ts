import {expect} from 'vitest';
import {failuresAreTold} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, alsoWhenOpen, answers} from '../role.ts';
import {handler, provider, screen, wholeShop} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';
import {refundIsFinished} from '../scenarios/refunds.ts';
import {buyButton, recoveryScreen} from '../screenRoles.tsx';

/** Logs what is on sale; the page about iOS with the currency. */
const logger = answers('loadStore', {
  'logs every id with its price': async ({stage}, loadStore) => {
    await stage.act('load', loadStore);
    expect(stage.printed.map(([id]) => id)).toEqual(['coins_100', 'remove_ads', 'pro_monthly']);
    // On Android the price of a plan is that of its first phase, such as a trial.
    for (const [, price, currency = 'USD'] of stage.printed) {
      expect(price).toMatch(stage.isIos ? /^\$\d+\.\d\d$/ : /^(?:\$\d+\.\d\d|Free)$/);
      expect(currency).toBe('USD');
    }
  },
});

export const parts = [
  ...partsOf('intro', {'Shop.tsx': alsoClaims(wholeShop('Shop', '100 coins'), refundIsFinished)}),
  ...partsOf('getting-started/setup-android', {load: logger}),
  ...partsOf('getting-started/setup-ios', {
    load: alsoClaims(logger, {
      'loads nothing where the device may not pay': async ({stage, run}) => {
        stage.phone.device.paymentsAllowed = false;
        await stage.start();
        await stage.act('load', (await run()).callable('loadStore'));
        expect(stage.printed).toEqual([]);
      },
    }),
  }),
  ...partsOf('guides/getting-started', {
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
    finish: alsoWhenOpen(alsoClaims(handler('handlePurchase'), refundIsFinished), {
      'a payment that waits is not even checked': async ({stage}) => {
        stage.phone.store.sheets.push('pending');
        await stage.buy();
        expect(stage.phone.log.entries.filter(({what}) => what === 'checks')).toEqual([]);
        stage.phone.store.pay('T1');
        await stage.settle();
        expectGiven(stage);
      },
      'the coins can be bought twice': async ({stage}) => {
        await stage.buy();
        await stage.buy();
        expect(stage.phone.server.books.size).toBe(2);
        expect(stage.accounts.at(-1)).toEqual({coins: 200});
      },
    }),
    unfinished: recoveryScreen('RecoverPurchases'),
  }),
];
