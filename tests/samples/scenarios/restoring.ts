import {expectGiven, type Scenario} from '../scenario.ts';

const restored: Scenario = {
  name: 'restored on a new phone',
  play: async ({stage, product}) => {
    stage.phone.store.sold(product);
    await stage.start();
    await stage.act('restore', stage.shop.restore);
    expectGiven(stage);
  },
};

const restoreDismissed: Scenario = {
  name: 'restored although the sign-in is dismissed',
  platform: 'ios',
  play: async ({stage, product}) => {
    stage.phone.store.sold(product);
    if ('syncAnswers' in stage.phone.store) stage.phone.store.syncAnswers.push('dismiss');
    await stage.start();
    await stage.act('restore', stage.shop.restore);
    expectGiven(stage);
  },
};

const restoreOffline: Scenario = {
  name: 'restore while the server is down, and again',
  play: async ({stage, product}) => {
    stage.phone.store.sold(product);
    await stage.start();
    stage.phone.server.mood = 'down';
    await stage.act('restore', stage.shop.restore);
    expectGiven(stage, 0);
    stage.phone.server.mood = 'well';
    await stage.act('restore', stage.shop.restore);
    expectGiven(stage);
  },
};

/** A purchase of another day comes to a new phone. */
export const restoring: readonly Scenario[] = [restored, restoreDismissed, restoreOffline];
