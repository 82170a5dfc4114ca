import type {Format} from '../command/upgradeArguments.ts';
import {makePaint} from '../terminal/paint.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {formatGithub} from './formatGithub.ts';
import {formatJson} from './formatJson.ts';
import {formatSarif} from './formatSarif.ts';
import {formatText} from './formatText.ts';
import type {Report} from './report.ts';

/** Writes a report in the form that was asked for. */
export function formatReport(
  report: Report,
  format: Format,
  {stdout, env}: Pick<Surroundings, 'stdout' | 'env'>,
): string {
  if (format === 'json') return formatJson(report);
  if (format === 'sarif') return formatSarif(report);
  if (format === 'github') return formatGithub(report);
  return formatText(report, makePaint(stdout, env));
}
