import type {Ignoring} from '../ignored/ignoring.ts';
import type {ExitCode, Output} from '../terminal/surroundings.ts';
import {halfRead, type Report} from './report.ts';
import {countOf} from './summaryOf.ts';

/** How a command ends that found places to change: that there are none can be said only of what was read. */
export function endOf(
  claims: number,
  reports: readonly Pick<Report, 'mistakes' | 'skipped'>[],
  {most}: Ignoring,
  stderr: Output,
): ExitCode {
  if (claims > most) return 1;
  const files = [...new Set(reports.flatMap(halfRead))];
  const [first] = files;
  if (first === undefined) return 0;
  const where = files.length === 1 ? first : `${countOf(files.length, 'file')}, such as ${first},`;
  stderr.write(`Not all of ${where} could be read, so what must change there isn’t known.\n`);
  return 2;
}
