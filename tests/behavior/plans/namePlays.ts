import {call} from '../library.ts';
import {rest} from '../rest.ts';
import type {PlanApp} from './planApp.tsx';
import type {Play} from './play.ts';

/** Buys by what the sample exports, and counts the purchases. */
const bought =
  (name: string, product = 'coins_100'): Play['act'] =>
  async (app) => {
    await app.connect();
    await app.load(product);
    await app.outcome(name);
    await rest();
    return app.phone.store.purchases.length;
  };

const loads = async (app: PlanApp): Promise<readonly string[]> => {
  const ids = ['coins_100', 'pro_monthly'];
  return ids.filter((id) =>
    app.phone.log.entries.some(
      ({what, details}) =>
        /^calls (?:fetch|request|get)/.test(what) && JSON.stringify(details).includes(id),
    ),
  );
};

/** Samples of changes that the compiler shows, and of names that still work. */
export const namePlays: Readonly<Record<string, readonly Play[]>> = {
  'app-transaction-id': [
    {on: 'ios', act: async (app) => app.run('sendId').then(() => app.told), after: []},
  ],
  'deep-link': [
    {
      on: 'android',
      act: async (app) => {
        await app.outcome('manage');
        return app.phone.log.entries.some(({what}) => what.includes('opens'));
      },
      after: true,
    },
  ],
  'history-in-hook': [
    {
      on: 'ios',
      store: ({store}) => {
        store.sold('pro_monthly');
        store.sold('remove_ads');
      },
      act: async (app) => {
        await app.show('Bought');
        await app.press();
        return app.text;
      },
      before: '2',
      after: '1',
    },
  ],
  'load-in-hook': [
    {
      act: async (app) => {
        await app.show('LoadShop');
        await app.press();
        return loads(app);
      },
      before: ['coins_100', 'pro_monthly'],
      after: ['coins_100', 'pro_monthly'],
    },
  ],
  'load-products': [
    {
      act: async (app) => {
        await app.connect();
        await app.run('load');
        return loads(app);
      },
      before: ['coins_100', 'pro_monthly'],
      after: ['coins_100', 'pro_monthly'],
    },
  ],
  'original-platform': [
    {
      on: 'ios',
      act: async (app) => app.run('reportPlatform').then(() => app.reports),
      after: ['unknown'],
    },
  ],
  'product-fields': [
    {
      on: 'ios',
      act: async (app) => {
        await app.connect();
        const [product] = await app.load('pro_monthly');
        return app.run('groupOf', product);
      },
      before: '21400001',
      after: '21400001',
    },
  ],
  'promoted-product': [
    {
      on: 'ios',
      act: async (app) => {
        await app.connect();
        app.appStore.promote('coins_100');
        return app.run('promotedTitle');
      },
      before: '100 coins',
      after: '100 coins',
    },
  ],
  'purchase-type': [
    {
      on: 'ios',
      store: ({store}) => void store.sold('pro_monthly'),
      act: async (app) => {
        await app.connect();
        const [purchase] = await app.history();
        return typeof (await app.run('expiry', purchase));
      },
      before: 'number',
      then: 'undefined',
      after: 'number',
    },
  ],
  'request-form': [{act: bought('buyCoins'), before: 1, then: 0, after: 1}],
  'request-hook': [
    {
      act: async (app) => {
        await app.show('BuyCoins');
        await app.load('coins_100');
        await app.press();
        return app.phone.store.purchases.length;
      },
      after: 1,
    },
  ],
  'request-guards': [
    {
      act: async (app) => {
        await app.run('trackRequest', {ios: {sku: 'coins_100'}});
        return app.told;
      },
      before: ['coins_100'],
      after: ['coins_100'],
    },
  ],
  'request-subscription': [{act: bought('subscribe', 'pro_monthly'), before: 1, after: 1}],
  'request-type': [
    {
      act: async (app) => {
        await app.connect();
        await app.load('coins_100');
        await call(app.library, 'requestPurchase', {request: app.names.value('coins')});
        return app.phone.store.purchases.length;
      },
      after: 1,
    },
  ],
  'transaction-listener': [
    {
      act: async (app) => {
        await app.connect();
        await app.run('listen');
        await app.load('coins_100');
        await app.buy('coins_100');
        return [app.given, app.phone.store.get('T1').finished];
      },
      before: [['coins_100'], true],
      after: [['coins_100'], true],
    },
  ],
};
