import type {Ignoring} from '../ignored/ignoring.ts';
import type {ExitCode, Output} from '../terminal/surroundings.ts';
import {halfRead, type Report} from './report.ts';
import {countOf, ignoredSentences, skippedSentences} from './summaryOf.ts';

type Rest = Pick<Report, 'mistakes' | 'skipped' | 'ignored'>;

/** What couldn’t be read, and what was left out, a sentence a line. */
export function restSentences({mistakes, skipped, ignored}: Rest): readonly string[] {
  const placed = ({file, line, column}: Rest['mistakes'][number], words: string): string =>
    `${file}:${line}:${column} ${words}`;
  return [
    ...mistakes.map((each) => placed(each, `Couldn’t be parsed: ${each.message}`)),
    ...skippedSentences(skipped).map((sentence) => `Not read: ${sentence}`),
    ...ignored.remarks.map((each) => placed(each, each.message)),
    ...ignoredSentences(ignored),
  ];
}

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
