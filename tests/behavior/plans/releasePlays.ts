import {expect} from 'vitest';
import {rest} from '../rest.ts';
import type {Play} from './play.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Samples of changes whose older release is not installed, and of values that change besides what the compiler shows. */
export const releasePlays: Readonly<Record<string, readonly Play[]>> = {
  'ios-guard': [{on: 'android', act: async (app) => app.outcome('refresh'), after: 'done'}],
  storefront: [{on: 'android', act: async (app) => app.outcome('country'), after: 'done'}],
  'promoted-in-hook': [
    {
      on: 'ios',
      act: async (app) => {
        await app.show('Promoted');
        app.phone.device.sendToBack();
        app.appStore.promote('coins_100');
        app.phone.device.bringToFront();
        await rest();
        return app.text;
      },
      after: 'coins_100',
    },
  ],
  'ios-fields': [
    {
      on: 'ios',
      store: ({store}) => store.cancel(store.sold('pro_monthly').id),
      act: async (app) => {
        await app.connect();
        await app.phone.clock.advance(40 * DAY);
        const [purchase] = await app.history();
        return app.run('isExpired', purchase);
      },
      before: true,
      then: false,
      after: true,
    },
  ],
  'purchase-price': [
    {
      on: 'ios',
      act: async (app) => {
        await app.connect();
        app.listen((purchase) => app.run('trackSale', purchase));
        await app.load('coins_100');
        await app.buy('coins_100');
        return app.told;
      },
      before: [[0.99, 'USD']],
      then: [],
      after: [[0.99, 'USD']],
    },
  ],
  'await-connection': [
    {
      on: 'ios',
      store: ({device}) => {
        device.paymentsAllowed = false;
      },
      act: async (app) => app.outcome('connect'),
      before: expect.stringContaining('did not answer'),
      then: 'done',
      after: expect.stringContaining('did not answer'),
    },
  ],
  'auto-finish': [
    {
      on: 'ios',
      act: async (app) => {
        await app.connect();
        await app.load('tip_1');
        await app.run('buyTip');
        return app.phone.store.get('T1').finished;
      },
      before: true,
      then: false,
      after: true,
    },
  ],
  acknowledge: [
    {
      on: 'android',
      act: async (app) => {
        await app.connect();
        const {id, token} = app.phone.store.sell('remove_ads');
        await app.server.give('remove_ads', token);
        await app.run('acknowledge', token).catch(() => undefined);
        return app.phone.store.get(id).finished;
      },
      before: false,
      after: true,
    },
  ],
};
