import {expect} from 'vitest';
import {buy, expectGiven, onlyPurchase, type Scenario} from '../scenario.ts';

/** An account that had its free trial pays the full price, and still gets what it pays for. */
export const trialUsed: Scenario = {
  name: 'trial already used',
  play: async (scene) => {
    const {stage, product} = scene;
    const {store, catalog} = stage.phone;
    const plan = catalog.getSubscription(product);
    if ('spendIntro' in store) store.spendIntro(plan.group);
    await stage.start();
    await buy(scene);
    expect(onlyPurchase(stage).price).toBe(plan.price);
    expectGiven(stage);
  },
};
