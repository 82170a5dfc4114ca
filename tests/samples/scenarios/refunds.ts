import type {Stories} from '../role.ts';
import {
  buy,
  expectFinished,
  expectGiven,
  onlyPurchase,
  type Scenario,
  type Scene,
} from '../scenario.ts';

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

/** The store takes back what was paid for and not given yet, while the app is closed. */
export async function refundOpenPurchase(scene: Scene): Promise<void> {
  const {stage} = scene;
  await stage.start();
  stage.phone.server.mood = 'down';
  await buy(scene);
  await stage.kill();
  stage.phone.store.refund(onlyPurchase(stage).id);
  stage.phone.server.mood = 'well';
  await stage.start();
  expectGiven(stage, 0);
}

const refundClosed: Scenario = {
  name: 'refund before the purchase was given, while the app is closed',
  play: refundOpenPurchase,
};

/** What a page claims when its sample finishes a refund too: unfinished, it would come at each start. */
export const refundIsFinished: Stories = {
  'a refund on iOS is finished': async (scene) => {
    if (scene.stage.setting.platform === 'android') return;
    await refundOpenPurchase(scene);
    expectFinished(scene.stage);
  },
};

/** The store takes a purchase back. */
export const refunds: readonly Scenario[] = [refundOpen, refundClosed];
