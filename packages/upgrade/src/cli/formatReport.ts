import type {Format} from './arguments.ts';
import {formatGithub} from './formatGithub.ts';
import {formatJson} from './formatJson.ts';
import {formatSarif} from './formatSarif.ts';
import {formatText} from './formatText.ts';
import {makePaint} from './paint.ts';
import type {Report} from './report.ts';
import type {Surroundings} from './surroundings.ts';

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
