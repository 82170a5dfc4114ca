import type {SiteName} from '../sites/sites.ts';
import type {Verdict} from './judgeGoal.ts';
import type {Bound} from './goals.ts';
import type {Measurements, Unit} from './measurements.ts';
import {median, spread, formatValue} from './measurements.ts';

/** Names of the sites as the report writes them. */
export const siteLabels: Readonly<Record<SiteName, string>> = {
  ours: 'ours',
  starlight: 'Starlight',
  vitepress: 'VitePress',
  docusaurus: 'stock Docusaurus',
};

/** Writes a Markdown table. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes the cells of a goal: what was wanted, what was found, and whether that is enough. */
export function goalRow({goal, ours, other, otherName, ratio, isMet}: Verdict): string[] {
  const value = (number: number | undefined): string =>
    number === undefined ? '–' : formatValue(number, goal.unit);
  const whose = otherName === 'ours' ? 'our own' : otherName && siteLabels[otherName];
  return [
    goal.title,
    wanted(goal.bound, goal.unit),
    ours === undefined ? 'not measured in this run' : value(ours),
    other === undefined ? '–' : `${value(other)} (${whose})`,
    ratio === undefined ? '–' : ratio.toFixed(2),
    isMet === undefined ? '–' : isMet ? 'yes' : '**no**',
  ];
}

/** Writes the median of a series and how far its values lie apart. */
export function seriesCell(
  measurements: Measurements,
  measure: string,
  site: SiteName,
  unit: Unit,
): string {
  const series = measurements.series(measure, site);
  const middle = median(series);
  if (middle === undefined) return '–';
  const [least, most] = spread(series);
  if (least === most) return formatValue(middle, unit);
  return `${formatValue(middle, unit)} (${formatValue(least, unit)} to ${formatValue(most, unit)})`;
}

function wanted(bound: Bound, unit: Unit): string {
  if (bound.kind === 'limit') return `at most ${formatValue(bound.most, unit)}`;
  return bound.kind === 'peer'
    ? `at most ${bound.factor} × ${siteLabels[bound.peer]}`
    : `at most ${bound.factor} × our own`;
}
