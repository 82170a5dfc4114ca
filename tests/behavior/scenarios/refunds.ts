import {buy, expectGiven, onlyPurchase, type Scenario} from '../scenario.ts';

const refundOpen: Scenario = {
  name: 'refund while the app is open',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    await buy(scene);
    stage.phone.store.refund(onlyPurchase(stage).id);
    await stage.settle();
    expectGiven(stage);
  },
};

const refundClosed: Scenario = {
  name: 'refund before the purchase was given, while the app is closed',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    stage.phone.server.mood = 'down';
    await buy(scene);
    await stage.kill();
    stage.phone.store.refund(onlyPurchase(stage).id);
    stage.phone.server.mood = 'well';
    await stage.start();
    expectGiven(stage, 0);
  },
};

/** The store takes a purchase back. */
export const refunds: readonly Scenario[] = [refundOpen, refundClosed];
