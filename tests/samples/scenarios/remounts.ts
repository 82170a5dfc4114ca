import {expect} from 'vitest';
import {expectGiven, scenariosOf, type Stories} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** The app is taken off the screen and put back at each point at which it waits for someone. */
export const remounts: Stories = {
  'remounted at every await': async ({stage: first, another}) => {
    const points = await buyThrough(first, () => {});
    expect(points).toBeGreaterThan(0);
    for (let point = 1; point <= points; point += 1) {
      const stage = await another();
      await buyThrough(stage, (count) => {
        if (count !== point) return;
        stage.unmount();
        stage.mount();
      });
      const {given, paid} = stage.phone.ledger.rows.get('T1') ?? {given: 0, paid: false};
      expect(given <= Number(paid), `given ${given} times at point ${point}`).toBe(true);
    }
    expectGiven(first);
  },
};

/**
 * Buys, does something at each point once what led there has returned, and counts the points. Entries of the log between
 * two awaits are one point: nobody can act between them.
 */
async function buyThrough(stage: Stage, happens: (count: number) => void): Promise<number> {
  await stage.start();
  let count = 0;
  let isOver = true;
  const stop = stage.phone.log.listen(() => {
    if (!isOver) return;
    isOver = false;
    queueMicrotask(() => {
      isOver = true;
      count += 1;
      happens(count);
    });
  });
  await stage.buy();
  stop();
  return count;
}

/** React runs each effect twice at the first mount, as in development. */
export const strictMode = scenariosOf({
  'Strict Mode doubles each effect': async ({stage}) => {
    stage.strict = true;
    await stage.start();
    await stage.buy();
    expectGiven(stage);
  },
});
