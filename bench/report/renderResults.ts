import type {Bench} from '../sections/bench.ts';
import {type SiteName, siteNames} from '../sites/sites.ts';
import type {Bound, Goal} from './goals.ts';
import {goals} from './goals.ts';
import type {Measurements, Unit} from './measurements.ts';
import {formatNumber, formatValue, median, medianRange} from './measurements.ts';

/** Names of the sites as the report writes them. */
export const siteLabels = {
  ours: 'Ours',
  starlight: 'Starlight',
  vitepress: 'VitePress',
  docusaurus: 'Stock Docusaurus',
} satisfies Record<SiteName, string>;

const labels = siteNames.map((site) => siteLabels[site]);

/** Writes the report of a run as Markdown; its circumstances say when, on what and how often was measured. */
export function renderResults(
  measurements: Measurements,
  failures: Bench['failures'],
  circumstances: readonly string[],
): string {
  // A measurement that fails in each run fails for one reason.
  const failed = new Set(
    failures.map(({what, lines}) => `**Failed: ${what}.**\n\n\`\`\`text\n${lines}\n\`\`\``),
  );
  const parts = [
    '# Results of the bench',
    'Written by `npm run bench`; do not edit. Compare the sites with each other: the times themselves say more about the machine.',
    ...failed,
    '## Goals',
    goalTable(goals, measurements),
    '## The run',
    circumstances.map((line) => `- ${line}`).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes the goals with the values of all sites and our verdict; a goal that is missed leads to the page on it. */
export function goalTable(goals: readonly Goal[], measurements: Measurements): string {
  return writeTable(
    ['Goal', 'At most', ...labels, 'Met'],
    goals.map((goal) => [
      goal.title,
      limit(goal.bound, goal.unit),
      ...cells(goal, measurements),
      verdict(goal, measurements),
    ]),
  );
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function limit(bound: Bound, unit: Unit): string {
  if ('most' in bound) return formatValue(bound.most, unit);
  return `${bound.factor} × ${siteLabels[bound.peer]}`;
}

function cells({measure, unit}: Goal, measurements: Measurements): string[] {
  return siteNames.map((site) => {
    const series = measurements.series(measure, site);
    const middle = median(series);
    if (middle === undefined) return '–';
    const [least, most] = [Math.min(...series), Math.max(...series)].map((value) =>
      formatNumber(value, unit),
    );
    return formatValue(middle, unit) + (least === most ? '' : ` (${least} to ${most})`);
  });
}

function verdict(goal: Goal, measurements: Measurements): string {
  const isMet = judgeGoal(goal, measurements);
  if (isMet === undefined) return 'not measured';
  if (isMet) return 'yes';
  return goal.decision === undefined ? '**no**' : `**no**, [why](../decisions/${goal.decision}.md)`;
}

/**
 * Says whether a goal is met, or nothing when it was not measured. A lead over another site must be larger than the
 * spread: it counts when it remains with our slow runs next to the other's fast ones.
 */
function judgeGoal(
  {bound, measure}: Pick<Goal, 'bound' | 'measure'>,
  measurements: Measurements,
): boolean | undefined {
  const ours = measurements.series(measure, 'ours');
  const middle = median(ours);
  if (middle === undefined) return undefined;
  if ('most' in bound) return middle <= bound.most;
  const other = measurements.series(measure, bound.peer);
  if (other.length === 0) return undefined;
  const [, most] = medianRange(ours);
  const [least] = medianRange(other);
  return most <= least * bound.factor;
}
