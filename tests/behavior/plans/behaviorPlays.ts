import {rest} from '../rest.ts';
import type {Play} from './play.ts';

/** Samples of changes that no compiler shows: old code ends differently with the newer release. */
export const behaviorPlays: Readonly<Record<string, readonly Play[]>> = {
  'listen-after-connecting': [
    {
      on: 'ios',
      act: async (app) => {
        await app.run('open');
        await app.load('coins_100');
        app.phone.store.addCode('GIFT', 'coins_100');
        app.phone.store.redeem('GIFT');
        await rest();
        return app.given;
      },
      before: ['coins_100'],
      then: [],
      after: ['coins_100'],
    },
  ],
  'purchase-history': [
    {
      on: 'ios',
      store: ({store}) => void store.sold('remove_ads'),
      act: async (app, side) => {
        if (side === 'after') await app.connect();
        return app.outcome('hasRemovedAds');
      },
      before: true,
      then: 'E_NOT_PREPARED',
      after: true,
    },
    {
      on: 'android',
      store: ({store}) => void store.sold('remove_ads'),
      act: async (app) => {
        await app.connect();
        return app.outcome('hasRemovedAds');
      },
      after: true,
    },
  ],
  'purchase-id': [
    {
      act: async (app) => {
        await app.connect();
        app.listen((purchase) => app.run('give', purchase));
        await app.load('coins_100');
        await app.buy('coins_100');
        return app.told;
      },
      before: ['coins'],
      then: [],
      after: ['coins'],
    },
  ],
  'finish-fresh': [
    {
      on: 'ios',
      store: ({store}) => void store.sell('coins_100'),
      act: async (app, side) => {
        const [open] = app.phone.store.purchases;
        if (side === 'after') await app.run('open');
        else {
          app.stored = [{id: 'coins_100', transactionId: open?.transactionId, platform: 'ios'}];
          await app.connect();
          // StoreKit sends it again, which the release needs before it can finish it.
          app.listen(() => undefined);
          await app.load('coins_100');
          await app.outcome('finishStored');
        }
        await rest();
        return open?.finished;
      },
      before: true,
      then: false,
      after: true,
    },
    {
      on: 'android',
      newer: '2.8.0',
      store: ({store}) => void store.sell('remove_ads'),
      act: async (app, side) => {
        const [open] = app.phone.store.purchases;
        const {token} = open ?? {};
        app.stored = [{id: 'remove_ads', purchaseTokenAndroid: token, platform: 'android'}];
        if (side === 'before') await app.connect();
        await app.outcome(side === 'before' ? 'finishStored' : 'open');
        await rest();
        return open?.finished;
      },
      before: true,
      then: false,
      after: true,
    },
  ],
  'errors-once': [
    {
      on: 'ios',
      store: ({store}) => void store.sheets.push({fails: 'unknown'}),
      act: async (app) => {
        await app.show('BuyCoins');
        await app.load('coins_100');
        await app.press();
        return app.told.length > 1 ? 'two messages' : app.told.length;
      },
      before: 1,
      then: 'two messages',
      after: 1,
    },
  ],
  'finer-codes': [
    {
      on: 'ios',
      store: ({store}) => void store.sheets.push({domain: 'SKErrorDomain', code: 7}),
      act: async (app) => {
        await app.connect();
        await app.load('coins_100');
        await app.buy('coins_100', (error) => app.run('tellUser', error));
        return app.told.length;
      },
      before: 1,
      then: 0,
      after: 1,
    },
  ],
  'connect-first': [
    {
      on: 'ios',
      store: ({store}) => void store.sold('pro_monthly'),
      act: async (app, side) => {
        if (side === 'after') await app.run('open');
        const found = await app.outcome('latest');
        return typeof found === 'object' ? 'a purchase' : found;
      },
      before: 'done',
      then: 'E_NOT_PREPARED',
      after: 'a purchase',
    },
  ],
  'hook-reads-nothing': [
    {
      on: 'ios',
      store: ({store}) => void store.sold('pro_monthly'),
      act: async (app) => {
        await app.show('Plans');
        app.appStore.changePlan('T1', 'pro_yearly');
        await rest();
        return app.text;
      },
      before: 'pro_yearly',
      then: '',
      after: 'pro_yearly',
    },
  ],
  'manage-result': [
    {
      on: 'ios',
      store: ({store}) => void store.sold('pro_monthly'),
      act: async (app) => {
        const {clock, store} = app.phone;
        await app.connect();
        await app.load('pro_monthly');
        app.appStore.onManage = () => void clock.at(clock.now + 3000, () => store.cancel('T1'));
        const managed = app.run('manage');
        await clock.advance(10_000);
        await managed;
        await rest();
        return app.told;
      },
      before: ['plan'],
      then: [],
      after: ['plan'],
    },
    {
      // Another plan that takes effect later is in no result and no event.
      on: 'ios',
      store: ({store}) => void store.sold('pro_yearly'),
      act: async (app) => {
        await app.connect();
        await app.load('pro_monthly', 'pro_yearly');
        app.appStore.onManage = () => void app.appStore.changePlan('T1', 'pro_monthly');
        const managed = app.run('manage');
        await app.phone.clock.advance(10_000);
        await managed;
        return app.told;
      },
      after: ['plan'],
    },
  ],
  'read-result': [
    {
      on: 'ios',
      store: ({store}) => void store.sold('remove_ads'),
      act: async (app) => {
        const heard: unknown[] = [];
        await app.connect();
        app.listen((purchase) => heard.push(purchase));
        await app.load('remove_ads');
        await app.run('restore');
        await rest();
        return heard.length + app.given.length;
      },
      before: 1,
      then: 0,
      after: 1,
    },
    {
      on: 'android',
      store: ({store}) => void store.sell('remove_ads'),
      act: async (app) => {
        await app.connect();
        await app.run('restore');
        return [app.given, app.phone.store.get('T1').finished];
      },
      after: [['remove_ads'], true],
    },
  ],
};
