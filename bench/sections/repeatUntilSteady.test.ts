import {expect, it} from 'vitest';
import {Measurements} from '../report/measurements.ts';
import {repeatUntilSteady} from './repeatUntilSteady.ts';

const options = {sections: [], runs: 3, reuse: false} as const;

/** Measures these values one after the other and returns how many were taken. */
async function countRuns(values: readonly number[]): Promise<number> {
  const measurements = new Measurements();
  let runs = 0;
  await repeatUntilSteady(
    {options, measurements, tell: () => undefined},
    'paint',
    ['paint'],
    async () => {
      measurements.add('paint', 'ours', values[runs] ?? NaN);
      runs += 1;
    },
  );
  return runs;
}

it('runs as often as asked for when the values agree', async () => {
  expect(await countRuns([700, 705, 702, 9])).toBe(3);
});

it('goes on while the median is not steady, and ends when it is', async () => {
  expect(await countRuns([700, 900, 800, 700, 900, 800, 800, 1])).toBe(7);
});

it('gives up at some time', async () => {
  expect(await countRuns([100, 900, 300, 700, 200, 800, 400, 600, 500, 150])).toBe(9);
});
