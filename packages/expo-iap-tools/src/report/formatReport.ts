import type {Arguments} from '../command/upgradeArguments.ts';
import {makePaint} from '../terminal/paint.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {formatGithub} from './formatGithub.ts';
import {formatJson} from './formatJson.ts';
import {formatStages} from './formatStages.ts';
import {formatText} from './formatText.ts';
import type {Report} from './report.ts';

/** Writes the reports of all stages in the form that was asked for; the other forms take one stage. */
export function formatReports(
  reports: readonly Report[],
  {format, fix}: Pick<Arguments, 'format' | 'fix'>,
  {stdout, env}: Pick<Surroundings, 'stdout' | 'env'>,
): string {
  const [report] = reports;
  if (!report) return '';
  if (format === 'json') return formatJson(reports);
  if (format === 'github') return formatGithub(report);
  const paint = makePaint(stdout, env);
  return reports.length === 1 ? formatText(report, paint) : formatStages(reports, paint, fix);
}
