import {
  type SiteName,
  siteNames,
  type SubjectName,
  type TemplateName,
  templateNames,
} from '../sites/sites.ts';
import type {Bound, Goal, Measure} from './goals.ts';
import {judgeGoal} from './judgeGoal.ts';
import type {Measurements, Unit} from './measurements.ts';
import {formatNumber, formatValue, median, spread} from './measurements.ts';

/** Names of the sites as the report writes them. */
export const siteLabels = {
  ours: 'Ours',
  starlight: 'Starlight',
  vitepress: 'VitePress',
  docusaurus: 'Stock Docusaurus',
} satisfies Record<SiteName, string>;

const templateLabels = {
  template: 'Without',
  'template-first-view': 'With',
} satisfies Record<TemplateName, string>;

const labels = siteNames.map((site) => siteLabels[site]);

/** Writes the goals with the values of all sites and our verdict; a goal that is missed leads to the page on it. */
export function goalTable(goals: readonly Goal[], measurements: Measurements): string {
  return writeTable(
    ['Goal', 'At most', ...labels, 'Met'],
    goals.map((goal) => [
      goal.title,
      limit(goal.bound, goal.unit),
      ...cells(goal, measurements, siteNames),
      verdict(goal, measurements),
    ]),
  );
}

/** Writes the measures that were taken, with the values of all sites. */
export function figureTable(figures: readonly Measure[], measurements: Measurements): string {
  const taken = figures.filter(({measure}) => measurements.series(measure, 'ours').length > 0);
  return writeTable(
    ['Figure', ...labels],
    taken.map((figure) => [figure.title, ...cells(figure, measurements, siteNames)]),
  );
}

/** Writes what the first-view plugin changes in the classic template, or nothing when that was not measured. */
export function templateTable(
  measures: readonly Measure[],
  measurements: Measurements,
): string | undefined {
  const taken = measures.filter(({measure}) =>
    templateNames.some((name) => measurements.series(measure, name).length > 0),
  );
  if (taken.length === 0) return undefined;
  return writeTable(
    ['Classic template', ...templateNames.map((name) => templateLabels[name])],
    taken.map((measure) => [measure.title, ...cells(measure, measurements, templateNames)]),
  );
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function limit(bound: Bound, unit: Unit): string {
  if (bound.kind === 'limit') return formatValue(bound.most, unit);
  return `${bound.factor} × ${bound.kind === 'peer' ? siteLabels[bound.peer] : bound.name}`;
}

function cells(
  {measure, unit}: Measure,
  measurements: Measurements,
  names: readonly SubjectName[],
): string[] {
  return names.map((site) => {
    const series = measurements.series(measure, site);
    const middle = median(series);
    if (middle === undefined) return '–';
    const [least, most] = spread(series).map((value) => formatNumber(value, unit));
    return formatValue(middle, unit) + (least === most ? '' : ` (${least} to ${most})`);
  });
}

function verdict(goal: Goal, measurements: Measurements): string {
  const isMet = judgeGoal(goal, measurements);
  if (isMet === undefined) return 'not measured';
  if (isMet) return 'yes';
  return goal.decision === undefined ? '**no**' : `**no**, [why](../decisions/${goal.decision}.md)`;
}
