import {expect, it} from 'vitest';
import type {Goal} from './goals.ts';
import {listRatios} from './listRatios.ts';
import {Measurements} from './measurements.ts';
import {goalTable} from './renderResults.ts';

const measurements = new Measurements();
for (const value of [900, 1000, 1500]) measurements.add('view.lcp', 'ours', value);
measurements.add('view.lcp', 'starlight', 2000);

const goal: Goal = {
  title: 'Paint',
  measure: 'view.lcp',
  unit: 'ms',
  bound: {kind: 'peer', peer: 'starlight', factor: 0.7},
  decision: 'why-paint',
};

it('states limit, median, spread and verdict, and leads from a missed goal to its page', () => {
  const missed = '**no**, [why](../decisions/why-paint.md)';
  expect(goalTable([goal], measurements)).toContain(
    `| Paint | 0.7 × Starlight | 1000 ms (900 to 1500) | 2000 ms | – | – | ${missed} |`,
  );
  const met = {...goal, bound: {kind: 'limit', most: 1000}} as const;
  expect(goalTable([met], measurements)).toMatch(/^\| Paint \| 1000 ms \|.* yes \|$/m);
});

it('has a line for a goal that was not measured', () => {
  expect(goalTable([goal], new Measurements())).toMatch(/^\| Paint .* not measured \|$/m);
});

it('gives the chart our medians relative to each peer that was measured', () => {
  expect(listRatios(measurements)).toEqual([
    {title: 'Largest paint', bars: [{label: 'Starlight', ratio: 0.5}]},
  ]);
});
