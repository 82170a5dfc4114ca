import {expect, it} from 'vitest';
import type {Goal} from './goals.ts';
import {listRatios} from './listRatios.ts';
import {formatValue, Measurements} from './measurements.ts';
import {figureTable, goalTable, templateTable} from './tables.ts';

const measurements = new Measurements();
for (const value of [900, 1000, 1500]) measurements.add('view.lcp', 'ours', value);
measurements.add('view.lcp', 'starlight', 2000);

const paint = {title: 'Paint', measure: 'view.lcp', unit: 'ms'} as const;
const goal: Goal = {
  ...paint,
  bound: {kind: 'peer', peer: 'starlight', factor: 0.7},
  decision: 'why-paint',
};

it('writes values with the digits that say something', () => {
  expect(formatValue(899.6, 'ms')).toBe('900 ms');
  expect(formatValue(14_049, 'kB')).toBe('14.0 kB');
  expect(formatValue(0.0123, 'number')).toBe('0.012');
  expect(formatValue(30, 'number')).toBe('30');
});

it('states limit, median, spread and verdict, and leads from a missed goal to its page', () => {
  const missed = '**no**, [why](../decisions/why-paint.md)';
  expect(goalTable([goal], measurements)).toContain(
    `| Paint | 0.7 × Starlight | 1000 ms (900 to 1500) | 2000 ms | – | – | ${missed} |`,
  );
  const met = {...goal, bound: {kind: 'limit', most: 1000}} as const;
  expect(goalTable([met], measurements)).toMatch(/^\| Paint \| 1000 ms \|.* yes \|$/m);
});

it('has a line for a goal that was not measured, and none for such a figure', () => {
  const empty = new Measurements();
  expect(goalTable([goal], empty)).toMatch(/^\| Paint .* not measured \|$/m);
  expect(figureTable([paint], measurements)).toContain('| Paint | 1000 ms (900 to 1500) |');
  expect(figureTable([paint], empty)).not.toContain('Paint');
});

it('shows the template without and with the plugin, next to the sites and not among them', () => {
  const both = new Measurements();
  both.add('view.lcp', 'template', 900);
  both.add('view.lcp', 'template-first-view', 500);
  expect(templateTable([paint], both)).toBe(
    '| Classic template | Without | With |\n| --- | --- | --- |\n| Paint | 900 ms | 500 ms |',
  );
  expect(templateTable([paint], measurements)).toBeUndefined();
  expect(figureTable([paint], both)).not.toContain('Paint');
});

it('gives the chart our medians relative to each peer that was measured', () => {
  expect(listRatios(measurements)).toEqual([
    {title: 'Largest paint', bars: [{label: 'Starlight', ratio: 0.5}]},
  ]);
});
