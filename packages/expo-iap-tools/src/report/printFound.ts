import type {Ignoring} from '../ignored/ignoring.ts';
import {type Release, releaseWords} from '../release/release.ts';
import {makePaint, type Paint, withoutControls} from '../terminal/paint.ts';
import type {ExitCode, Surroundings} from '../terminal/surroundings.ts';
import {endOf} from './endOf.ts';
import type {Report} from './report.ts';
import {ignoredSentences, skippedSentences} from './summaryOf.ts';

type Rest = Pick<Report, 'mistakes' | 'skipped' | 'ignored'>;

/** What a command that looks at a project says of it. */
type Said = {
  readonly release: Release;
  readonly json: boolean;
  readonly ignoring: Ignoring;
  /** How many places must change. */
  readonly claims: number;
  /** The findings, a line each, with an empty one behind them. */
  readonly found: (bold: Paint['bold']) => readonly string[];
  /** What stands at the end. */
  readonly summary: readonly string[];
};

/** Prints what was found in a project, for a person or a program, and says how the command ends. */
export function printFound(
  report: Rest,
  {release, json, ignoring, claims, found, summary}: Said,
  {stdout, stderr, env}: Surroundings,
): ExitCode {
  const {version, patch, note} = release;
  const {bold} = makePaint(stdout, env);
  const lines = [
    bold(releaseWords(release)),
    ...(note === undefined ? [] : [note]),
    '',
    ...found(bold),
    ...restSentences(report),
    ...summary,
  ].map(withoutControls);
  const data = {version, patch, note, ...report};
  stdout.write(`${json ? JSON.stringify(data, null, 2) : lines.join('\n')}\n`);
  return endOf(claims, [report], ignoring, stderr);
}

/** What couldn’t be read, and what was left out, a sentence a line. */
function restSentences({mistakes, skipped, ignored}: Rest): readonly string[] {
  const placed = ({file, line, column}: Rest['mistakes'][number], words: string): string =>
    `${file}:${line}:${column} ${words}`;
  return [
    ...mistakes.map((each) => placed(each, `Couldn’t be parsed: ${each.message}`)),
    ...skippedSentences(skipped).map((sentence) => `Not read: ${sentence}`),
    ...ignored.remarks.map((each) => placed(each, each.message)),
    ...ignoredSentences(ignored),
  ];
}
