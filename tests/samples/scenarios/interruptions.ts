import type {Moment} from 'expo-iap-test-kit/moments';
import {expect} from 'vitest';
import {
  expectGiven,
  expectSettled,
  onlyPurchase,
  scenariosOf,
  type Scene,
  whenOpen,
} from '../scenario.ts';

/** When an app can die in the middle of a purchase. */
export const moments: readonly Moment[] = [
  ...(['sheet opened', 'paid', 'delivered', 'asked server'] as const),
  ...(['booked', 'finishing', 'finished'] as const),
];

const killedAt =
  (moment: Moment) =>
  async ({stage}: Scene) => {
    stage.phone.moments.when(moment, () => stage.phone.device.killApp());
    await stage.buy();
    expect(stage.phone.device.running, 'the app still runs').toBe(false);
    await stage.restart();
    expectSettled(stage);
  };

/** What comes between payment and finishing. */
export const interruptions = scenariosOf(
  whenOpen({
    ...Object.fromEntries(moments.map((moment) => [`killed at "${moment}"`, killedAt(moment)])),
    'finishing fails once': async ({stage}) => {
      stage.phone.moments.when('finishing', () => {
        throw new Error('The store does not answer.');
      });
      await stage.buy();
      expect(onlyPurchase(stage).finished).toBe(false);
      await stage.restart();
      expectSettled(stage);
    },
    'server down, and back at the next start': async ({stage}) => {
      stage.phone.server.mood = 'down';
      await stage.buy();
      expectGiven(stage, 0);
      expect(onlyPurchase(stage).finished).toBe(false);
      stage.phone.server.mood = 'well';
      await stage.restart();
      expectSettled(stage);
    },
    'the server does not believe the purchase': async ({stage}) => {
      stage.phone.server.mood = 'distrustful';
      await stage.buy();
      expectGiven(stage, 0);
      expect(onlyPurchase(stage).finished).toBe(false);
    },
    'the same event twice': async ({stage}) => {
      const {id} = stage.phone.store.sell(stage.product);
      stage.phone.store.deliver(id);
      stage.phone.store.deliver(id);
      await stage.settle();
      stage.phone.store.deliver(id);
      await stage.settle();
      expectGiven(stage);
    },
  }),
);
