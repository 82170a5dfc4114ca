import {expect} from 'vitest';
import {expectGiven, expectSettled, onlyPurchase, scenariosOf} from '../scenario.ts';
import {remounts} from './remounts.ts';

/** Whoever asks the store to sell lives through these. */
export const requestScenarios = scenariosOf({
  'paid: given once, then finished': async ({stage}) => {
    await stage.start();
    await stage.buy();
    expectSettled(stage);
  },
  'canceled: nothing is sold': async ({stage}) => {
    await stage.start();
    stage.phone.store.sheets.push('cancel');
    await stage.buy();
    expect(stage.phone.store.purchases).toEqual([]);
  },
  'pending, then paid while the app is open': async ({stage}) => {
    await stage.start();
    stage.phone.store.sheets.push('pending');
    await stage.buy();
    expectGiven(stage, 0);
    stage.phone.store.pay(onlyPurchase(stage).id);
    await stage.settle();
    expectSettled(stage);
  },
  'pending, then paid while the app is closed': async ({stage}) => {
    await stage.start();
    stage.phone.store.sheets.push('pending');
    await stage.buy();
    await stage.kill();
    stage.phone.store.pay(onlyPurchase(stage).id);
    await stage.start();
    expectSettled(stage);
  },
  'no connection at the start': async ({stage}) => {
    stage.phone.device.network = false;
    await stage.start();
    await stage.buy();
    expect(stage.phone.store.purchases).toEqual([]);
  },
  'another user signs in before the purchase is given': async ({stage}) => {
    await stage.start();
    stage.phone.server.mood = 'down';
    await stage.buy();
    await stage.kill();
    stage.phone.server.mood = 'well';
    stage.server.user = '9f8b1c3a-6a52-4b0e-8f43-2a7d3c1e5b60';
    await stage.start();
  },
  ...remounts,
});
