import {controls} from '../measure/controls.ts';
import {loadingPolicies} from '../serve/loadingPolicies.ts';
import type {Measurements} from './measurements.ts';
import {median} from './statistics.ts';
import {writeTable} from './tables.ts';
import type {Unit} from './units.ts';
import {formatValue} from './units.ts';

const columns: readonly {name: string; title: string; unit: Unit}[] = [
  {name: 'view.lcp', title: 'Largest paint', unit: 'ms'},
  {name: 'view.blocking', title: 'Blocking', unit: 'ms'},
  {name: 'view.bytes', title: 'Bytes before an act', unit: 'kB'},
  ...controls.flatMap((control) => [
    {name: `${control}.atOnce`, title: `${control}, at once`, unit: 'ms' as const},
    {name: `${control}.idle`, title: `${control}, later`, unit: 'ms' as const},
  ]),
];

/** Writes what each way to load scripts costs and gives; nothing when that was not measured. */
export function policyTable(measurements: Measurements): string {
  const rows = loadingPolicies.map(({name, title}) => [
    title,
    ...columns.map((column) => {
      const middle = median(measurements.series(`policy.${name}.${column.name}`, 'ours'));
      return middle === undefined ? '–' : formatValue(middle, column.unit);
    }),
  ]);
  if (rows.every((cells) => cells.slice(1).every((cell) => cell === '–'))) return '';
  return `## Ways to load scripts\n\nTaps come as soon as the control is there, or when the page has nothing left to do.\n\n${writeTable(['Scripts start', ...columns.map(({title}) => title)], rows)}`;
}
