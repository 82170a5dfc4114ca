import {expect, it} from 'vitest';
import {listRatios} from './listRatios.ts';
import {Measurements, formatValue} from './measurements.ts';
import {seriesCell, writeTable} from './tables.ts';

it('writes values with the digits that say something', () => {
  expect(formatValue(899.6, 'ms')).toBe('900 ms');
  expect(formatValue(14_049, 'kB')).toBe('14.0 kB');
  expect(formatValue(1.234e9, 'GB')).toBe('1.23 GB');
  expect(formatValue(0.0123, 'number')).toBe('0.012');
  expect(formatValue(30, 'number')).toBe('30');
});

it('writes a table, and the spread of a series only where there is one', () => {
  const measurements = new Measurements();
  for (const value of [3, 1, 2]) measurements.add('build', 'ours', value);
  measurements.add('build', 'starlight', 4);
  expect(
    writeTable(
      ['Ours', 'Starlight', 'VitePress'],
      [
        (['ours', 'starlight', 'vitepress'] as const).map((site) =>
          seriesCell(measurements, 'build', site, 's'),
        ),
      ],
    ),
  ).toBe(
    '| Ours | Starlight | VitePress |\n| --- | --- | --- |\n| 2.0 s (1.0 s to 3.0 s) | 4.0 s | – |',
  );
});

it('gives the chart our medians relative to each peer that was measured', () => {
  const measurements = new Measurements();
  measurements.add('build.cold', 'ours', 10);
  measurements.add('build.cold', 'vitepress', 20);
  expect(listRatios(measurements)).toEqual([
    {title: 'Cold build', bars: [{label: 'VitePress', ratio: 0.5}]},
  ]);
});
