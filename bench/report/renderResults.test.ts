import {expect, it} from 'vitest';
import {listRatios} from './drawRatios.ts';
import type {Bound} from './goals.ts';
import {Measurements} from './measurements.ts';
import {goalTable} from './renderResults.ts';

function measure(ours: readonly number[], others: readonly number[]): Measurements {
  const measurements = new Measurements();
  for (const value of ours) measurements.add('view.lcp', 'ours', value);
  for (const value of others) measurements.add('view.lcp', 'starlight', value);
  return measurements;
}

/** The line of a goal about paint, for our values and those of Starlight. */
function judge(bound: Bound, ours: readonly number[], others: readonly number[] = []): string {
  const goal = {title: 'Paint', measure: 'view.lcp', unit: 'ms', decision: 'why', bound} as const;
  return goalTable([goal], measure(ours, others)).split('\n').at(-1) ?? '';
}

const starlight = (factor: number) => ({peer: 'starlight', factor}) as const;
const met = / \| yes \|$/;
const missed = / \| \*\*no\*\*, \[why\]\(\.\.\/decisions\/why\.md\) \|$/;

it('compares us with a part of the peer in the same run, also when that is nothing', () => {
  expect(judge(starlight(0.8), [800], [1000])).toMatch(met);
  expect(judge(starlight(0.8), [801], [1000])).toMatch(missed);
  expect(judge(starlight(1), [5], [0])).toMatch(missed);
});

it('counts no lead that is smaller than the spread', () => {
  expect(judge(starlight(1), [90, 90, 91, 92, 130], [95, 96, 97, 97, 60])).toMatch(met);
  expect(judge(starlight(1), [70, 80, 90, 100, 110], [75, 85, 97, 105, 115])).toMatch(missed);
});

it('compares our median with a limit, and states limit, median and spread', () => {
  const cells = '| Paint | 60 ms | 60 ms (10 to 900) | 2000 ms | – | – | yes |';
  expect(judge({most: 60}, [10, 60, 900], [2000])).toBe(cells);
  expect(judge({most: 60}, [10, 61, 90])).toMatch(missed);
});

it('leaves open what was not measured', () => {
  expect(judge({most: 1}, [])).toMatch(/\| not measured \|$/);
  expect(judge(starlight(0.7), [1])).toMatch(/^\| Paint \| 0\.7 × Starlight \|.* not measured \|$/);
});

it('gives the chart our medians relative to each peer that was measured', () => {
  expect(listRatios(measure([900, 1000, 1500], [2000]))).toEqual([
    {title: 'Largest paint', bars: [{label: 'Starlight', ratio: 0.5}]},
  ]);
});
