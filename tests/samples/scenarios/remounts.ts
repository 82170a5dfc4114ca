import {expect} from 'vitest';
import {buy, expectGiven, type Scenario} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** The app is taken off the screen and put back at each point at which it waits for someone. */
export const remounts: Scenario = {
  name: 'remounted at every await',
  play: async (scene) => {
    const points = await countPoints(scene.stage, () => buy(scene));
    expect(points).toBeGreaterThan(0);
    for (let point = 1; point <= points; point += 1) {
      const stage = await scene.another();
      await stage.start();
      const stop = atPoint(stage, point, () => {
        stage.unmount();
        stage.mount();
      });
      await buy({...scene, stage});
      stop();
      const {given, paid} = stage.phone.ledger.rows.get('T1') ?? {given: 0, paid: false};
      expect(given <= Number(paid), `given ${given} times at point ${point}`).toBe(true);
    }
    expectGiven(scene.stage);
  },
};

async function countPoints(stage: Stage, act: () => Promise<void>): Promise<number> {
  await stage.start();
  let points = 0;
  const stop = atEachPoint(stage, () => (points += 1));
  await act();
  stop();
  return points;
}

/** Does something at one of the points, once what led there has returned. */
function atPoint(stage: Stage, point: number, happens: () => void): () => void {
  let count = 0;
  return atEachPoint(stage, () => {
    count += 1;
    if (count === point) happens();
  });
}

/** Entries of the log between two awaits are one point: nobody can act between them. */
function atEachPoint({phone}: Stage, happens: () => void): () => void {
  let isOver = true;
  return phone.log.listen(() => {
    if (!isOver) return;
    isOver = false;
    queueMicrotask(() => {
      isOver = true;
      happens();
    });
  });
}

/** React runs each effect twice at the first mount, as in development. */
export const strictMode: Scenario = {
  name: 'Strict Mode doubles each effect',
  play: async (scene) => {
    scene.stage.strict = true;
    await scene.stage.start();
    await buy(scene);
    expectGiven(scene.stage);
  },
};
