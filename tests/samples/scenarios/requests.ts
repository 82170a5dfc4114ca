import {expect} from 'vitest';
import {buy, expectFinished, expectGiven, onlyPurchase, type Scenario} from '../scenario.ts';
import {remounts} from './remounts.ts';

const paid: Scenario = {
  name: 'paid: given once, then finished',
  play: async (scene) => {
    await scene.stage.start();
    await buy(scene);
    expectGiven(scene.stage);
    expectFinished(scene.stage);
  },
};

const canceled: Scenario = {
  name: 'canceled: nothing is sold',
  play: async (scene) => {
    await scene.stage.start();
    scene.stage.phone.store.sheets.push('cancel');
    await buy(scene);
    expect(scene.stage.phone.store.purchases).toEqual([]);
  },
};

const pendingWhileOpen: Scenario = {
  name: 'pending, then paid while the app is open',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.store.sheets.push('pending');
    await buy(scene);
    expectGiven(stage, 0);
    stage.phone.store.pay(onlyPurchase(stage).id);
    await stage.settle();
    expectGiven(stage);
    expectFinished(stage);
  },
};

const pendingWhileClosed: Scenario = {
  name: 'pending, then paid while the app is closed',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.store.sheets.push('pending');
    await buy(scene);
    await stage.kill();
    stage.phone.store.pay(onlyPurchase(stage).id);
    await stage.start();
    expectGiven(stage);
    expectFinished(stage);
  },
};

const noConnection: Scenario = {
  name: 'no connection at the start',
  play: async (scene) => {
    const {stage} = scene;
    stage.phone.device.network = false;
    await stage.start();
    await buy(scene);
    expect(stage.phone.store.purchases).toEqual([]);
  },
};

const twoUsers: Scenario = {
  name: 'another user signs in before the purchase is given',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.server.mood = 'down';
    await buy(scene);
    await stage.kill();
    stage.phone.server.mood = 'well';
    stage.server.user = '9f8b1c3a-6a52-4b0e-8f43-2a7d3c1e5b60';
    await stage.start();
  },
};

/** Whoever asks the store to sell lives through these. */
export const requestScenarios: readonly Scenario[] = [
  paid,
  canceled,
  pendingWhileOpen,
  pendingWhileClosed,
  noConnection,
  twoUsers,
  remounts,
];
