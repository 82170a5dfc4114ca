import type {Failure} from '../sites/siteBuilder.ts';
import {figures, goals, templateFigures} from './goals.ts';
import type {Measurements} from './measurements.ts';
import {figureTable, goalTable, templateTable} from './tables.ts';

/** Everything that the report is written from. */
export type Results = {
  readonly measurements: Measurements;
  readonly failures: readonly Failure[];
  /** Lines on how the run was made: when, on what, how often. */
  readonly circumstances: readonly string[];
};

/** Writes the report of a run as Markdown. */
export function renderResults({measurements, failures, circumstances}: Results): string {
  const template = templateTable(templateFigures, measurements);
  const parts = [
    '# Results of the bench',
    'Written by `npm run bench`; do not edit. Compare the sites with each other: the times themselves say more about the machine.',
    ...new Set(
      failures.map(
        ({what, lines}) =>
          `**Failed: ${what}.** Its values are missing below.\n\n\`\`\`text\n${lines}\n\`\`\``,
      ),
    ),
    '## Goals',
    goalTable(goals, measurements),
    '## Figures without a verdict',
    figureTable(figures, measurements),
    ...(template === undefined ? [] : ['## The first-view plugin', template]),
    '## The run',
    circumstances.map((line) => `- ${line}`).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
