import {expectFinished, expectGiven, onlyPurchase, scenariosOf, type Stories} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** The store takes back what was paid for and not given yet, while the app is closed. */
export async function refundOpenPurchase(stage: Stage): Promise<void> {
  await stage.start();
  stage.phone.server.mood = 'down';
  await stage.buy();
  await stage.kill();
  stage.phone.store.refund(onlyPurchase(stage).id);
  stage.phone.server.mood = 'well';
  await stage.start();
  expectGiven(stage, 0);
}

/** What a page claims when its sample finishes a refund too: unfinished, it would come at each start. */
export const refundIsFinished: Stories = {
  'a refund on iOS is finished': async ({stage}) => {
    if (!stage.isIos) return;
    await refundOpenPurchase(stage);
    expectFinished(stage);
  },
};

/** The store takes a purchase back. */
export const refunds = scenariosOf({
  'refund while the app is open': async ({stage}) => {
    await stage.start();
    await stage.buy();
    stage.phone.store.refund(onlyPurchase(stage).id);
    await stage.settle();
    expectGiven(stage);
  },
  'refund before the purchase was given, while the app is closed': ({stage}) =>
    refundOpenPurchase(stage),
});
