import {expect, it} from 'vitest';
import {judgeGoal} from './judgeGoal.ts';
import {Measurements} from './measurements.ts';

/** Judges our values of "paint" by a bound; the others are Starlight's. */
function judge(
  bound: Parameters<typeof judgeGoal>[0]['bound'],
  ours: readonly number[],
  others: readonly number[] = [],
) {
  const measurements = new Measurements();
  for (const value of ours) measurements.add('paint', 'ours', value);
  for (const value of others) measurements.add('paint', 'starlight', value);
  return judgeGoal({measure: 'paint', bound}, measurements);
}

const starlight = (factor: number) => ({kind: 'peer', peer: 'starlight', factor}) as const;

it('compares us with a part of the peer in the same run, also when that is nothing', () => {
  expect(judge(starlight(0.8), [800], [1000])).toBe(true);
  expect(judge(starlight(0.8), [801], [1000])).toBe(false);
  expect(judge(starlight(1), [5], [0])).toBe(false);
});

it('counts no lead that is smaller than the spread', () => {
  expect(judge(starlight(1), [90, 90, 91, 92, 130], [95, 96, 97, 97, 60])).toBe(true);
  expect(judge(starlight(1), [70, 80, 90, 100, 110], [75, 85, 97, 105, 115])).toBe(false);
});

it('compares our median with a limit', () => {
  expect(judge({kind: 'limit', most: 60}, [10, 60, 900])).toBe(true);
  expect(judge({kind: 'limit', most: 60}, [10, 61, 90])).toBe(false);
});

it('leaves open what was not measured', () => {
  expect(judge({kind: 'limit', most: 1}, [])).toBeUndefined();
  expect(judge(starlight(1), [1])).toBeUndefined();
});
