import {planAddress} from '../data/site.ts';
import type {Finding, FindingKind} from '../scan/findings.ts';
import {type Paint, withoutControls} from '../terminal/paint.ts';
import type {Report, Verified} from './report.ts';
import {countOf, ignoredSentences, kindNames, skippedSentences, summaryOf} from './summaryOf.ts';

/** A line that is longer says nothing more. */
const MOST = 160;

/** What stands above the findings, and the report of the stage before, which has said what was not read. */
type Above = {readonly head?: readonly string[]; readonly told?: Report};

/** What a person reads: the steps of the plan with the places in the code, then what was read and what was not. */
export function formatText(report: Report, paint: Paint, above: Above = {}): string {
  const {plan, notes, steps, lineOf, fixed, ignored} = report;
  const {head = [paint.bold(`expo-iap ${plan.from} → ${plan.to}`)], told} = above;
  const lines = [...head, ...notes, ''];
  let part = '';
  for (const step of steps) {
    if (step.part !== part) lines.push(paint.bold(step.part), '');
    part = step.part;
    lines.push(`  ${step.title}`, `  ${paint.dim(step.link)}`, '');
    for (const alike of groupsOf(step.findings)) lines.push(...describe(alike, lineOf, paint), '');
  }
  for (const {file, places} of fixed)
    lines.push(`Corrected ${countOf(places, 'place')} in ${file}.`);
  lines.push(...list('Not corrected', skippedSentences(report.untouched)));
  lines.push(...list('Not read', skippedSentences(untold(report.skipped, told?.skipped))));
  const listPlaces = (title: string, now: readonly Place[], before?: readonly Place[]) =>
    list(
      title,
      untold(now, before).map(
        ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
      ),
    );
  lines.push(...listPlaces('Couldn’t be parsed', report.mistakes, told?.mistakes));
  lines.push(...listPlaces('Not followed', report.unfollowed, told?.unfollowed));
  lines.push(...listPlaces('Comments', ignored.remarks, told?.ignored.remarks));
  if (report.verified) lines.push(...describeVerified(report.verified));
  lines.push(
    ...ignoredSentences(ignored),
    summaryOf(report),
    `The whole plan, with what to install: ${planAddress(plan)}`,
  );
  return `${lines.map(withoutControls).join('\n')}\n`;
}

type Place = Report['unfollowed'][number];

/** What a stage has to say that the one before has not; corrections can have moved its lines. */
function untold<Told extends {readonly file: string; readonly message?: string}>(
  now: readonly Told[],
  before: readonly Told[] = [],
): readonly Told[] {
  const isSame = (one: Told, other: Told): boolean =>
    one.file === other.file && one.message === other.message;
  return now.filter((each) => !before.some((one) => isSame(each, one)));
}

function paintOf(kind: FindingKind, paint: Paint): (text: string) => string {
  if (kind === 'deprecated') return paint.dim;
  return kind === 'question' ? paint.yellow : paint.red;
}

/** Findings in a row that say the same. */
function groupsOf(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups: Finding[][] = [];
  for (const finding of findings) {
    const last = groups.at(-1)?.[0];
    if (last && wordsOf(last).join() === wordsOf(finding).join()) groups.at(-1)?.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

/** The places with their code, and then once what happens there and what to do. */
function describe(
  alike: readonly Finding[],
  lineOf: Report['lineOf'],
  paint: Paint,
): readonly string[] {
  const [first] = alike;
  const places = alike.flatMap(({file, line, column, kind}) => [
    `    ${paint.bold(`${file}:${line}:${column}`)} ${paintOf(kind, paint)(kindNames[kind])}`,
    `    ${paint.dim('|')} ${shorten(lineOf(file, line).trim())}`,
  ]);
  return [...places, ...(first ? wordsOf(first).map((words) => `    ${words}`) : [])];
}

function wordsOf({kind, message, todo, hidden, edits}: Finding): readonly string[] {
  return [
    `${message}${hidden ? ' The compiler reports this once you fix the errors before it.' : ''}`,
    ...(todo === undefined ? [] : [`To do: ${todo}`]),
    ...(edits && kind !== 'question' ? ['--fix corrects this.'] : []),
  ];
}

function describeVerified(verified: Verified): readonly string[] {
  if ('reason' in verified) return [`Not verified: ${verified.reason}`];
  const {unnamed, compiler} = verified;
  if (unnamed.length === 0) return [`${compiler} refuses no line beyond these.`];
  return list(
    `${compiler} also refuses`,
    unnamed.map(
      ({file, line, column, code, message}) => `${file}:${line}:${column} ${code}: ${message}`,
    ),
  );
}

function list(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `  ${item}`)];
}

function shorten(code: string): string {
  return code.length > MOST ? `${code.slice(0, MOST)} …` : code;
}
