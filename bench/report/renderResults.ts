import type {Failure} from '../sites/siteBuilder.ts';
import {siteNames} from '../sites/sites.ts';
import {goals} from './goals.ts';
import {judgeGoal} from './judgeGoal.ts';
import type {Measurements} from './measurements.ts';
import {ownMeasures, siteMeasures} from './measures.ts';
import {goalRow, seriesCell, siteLabels, writeTable} from './tables.ts';

/** Everything that the report is written from. */
export type Results = {
  readonly measurements: Measurements;
  readonly failures: readonly Failure[];
  /** Lines on how the run was made: when, on what, how often. */
  readonly circumstances: readonly string[];
  /** Why goals are not met and what was tried, written by hand. */
  readonly causes: string;
};

const explanation = `Values are medians, with the minimum and maximum in parentheses. A ratio is our value divided by the compared one, both from
this run: the times themselves say more about the machine than about the sites.`;

/** Writes the report of a run as Markdown. */
export function renderResults({measurements, failures, circumstances, causes}: Results): string {
  const verdicts = goals.map((goal) => judgeGoal(goal, measurements));
  const missed = verdicts.filter(({isMet}) => isMet === false);
  return [
    '# Results of the bench',
    'Written by `npm run bench`; do not edit. Causes of missed goals are kept in `bench/CAUSES.md`.',
    circumstances.map((line) => `- ${line}`).join('\n'),
    ...new Set(
      failures.map(
        ({what, lines}) =>
          `**Failed: ${what}.** Its values are missing below.\n\n\`\`\`text\n${lines}\n\`\`\``,
      ),
    ),
    '![Our results relative to those of the peers](ratios.svg)',
    '## Goals',
    explanation,
    writeTable(['Goal', 'Target', 'Ours', 'Compared with', 'Ratio', 'Met'], verdicts.map(goalRow)),
    '## Goals not met',
    missed.length === 0
      ? 'None of those measured.'
      : missed.map(({goal}) => `- ${goal.title}`).join('\n'),
    causes.trim(),
    '## All sites',
    writeTable(
      ['Measure', ...siteNames.map((name) => siteLabels[name])],
      siteMeasures.map(({name, title, unit}) => [
        title,
        ...siteNames.map((site) => seriesCell(measurements, name, site, unit)),
      ]),
    ),
    '## Our site alone',
    writeTable(
      ['Measure', 'Ours'],
      ownMeasures.map(({name, title, unit}) => [
        title,
        seriesCell(measurements, name, 'ours', unit),
      ]),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
