import {expectGiven, type Scenario, scenariosOf} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

const restore = (stage: Stage) => stage.act('restore', stage.shop.restore);

/** A purchase of another day comes to a new phone. */
export const restoring: readonly Scenario[] = [
  ...scenariosOf({
    'restored on a new phone': async ({stage}) => {
      stage.phone.store.sold(stage.product);
      await stage.start();
      await restore(stage);
      expectGiven(stage);
    },
    'restore while the server is down, and again': async ({stage}) => {
      stage.phone.store.sold(stage.product);
      await stage.start();
      stage.phone.server.mood = 'down';
      await restore(stage);
      expectGiven(stage, 0);
      stage.phone.server.mood = 'well';
      await restore(stage);
      expectGiven(stage);
    },
  }),
  ...scenariosOf(
    {
      'restored although the sign-in is dismissed': async ({stage}) => {
        stage.phone.store.sold(stage.product);
        if ('syncAnswers' in stage.phone.store) stage.phone.store.syncAnswers.push('dismiss');
        await stage.start();
        await restore(stage);
        expectGiven(stage);
      },
    },
    'ios',
  ),
];
