import type {Moment} from 'expo-iap-test-kit/moments';
import {expect} from 'vitest';
import {buy, expectFinished, expectGiven, onlyPurchase, type Scenario} from '../scenario.ts';

const moments: readonly Moment[] = [
  'sheet opened',
  'paid',
  'delivered',
  'asked server',
  'booked',
  'finishing',
  'finished',
];

const killed = moments.map((moment): Scenario => ({
  name: `killed at "${moment}"`,
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.moments.when(moment, () => stage.phone.device.killApp());
    await buy(scene);
    expect(stage.phone.device.running, 'the app still runs').toBe(false);
    await stage.restart();
    expectGiven(stage);
    expectFinished(stage);
  },
}));

const finishingFails: Scenario = {
  name: 'finishing fails once',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.moments.when('finishing', () => {
      throw new Error('The store does not answer.');
    });
    await buy(scene);
    expect(onlyPurchase(stage).finished).toBe(false);
    await stage.restart();
    expectGiven(stage);
    expectFinished(stage);
  },
};

const serverDown: Scenario = {
  name: 'server down, and back at the next start',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.server.mood = 'down';
    await buy(scene);
    expectGiven(stage, 0);
    expect(onlyPurchase(stage).finished).toBe(false);
    stage.phone.server.mood = 'well';
    await stage.restart();
    expectGiven(stage);
    expectFinished(stage);
  },
};

const refused: Scenario = {
  name: 'the server does not believe the purchase',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.server.mood = 'distrustful';
    await buy(scene);
    expectGiven(stage, 0);
    expect(onlyPurchase(stage).finished).toBe(false);
  },
};

const eventTwice: Scenario = {
  name: 'the same event twice',
  play: async ({stage, product}) => {
    await stage.start();
    const {id} = stage.phone.store.sell(product);
    stage.phone.store.deliver(id);
    stage.phone.store.deliver(id);
    await stage.settle();
    stage.phone.store.deliver(id);
    await stage.settle();
    expectGiven(stage);
  },
};

/** What comes between payment and finishing. */
export const interruptions: readonly Scenario[] = [
  ...killed,
  finishingFails,
  serverDown,
  refused,
  eventTwice,
];
