import {planAddress} from '../data/site.ts';
import type {Finding, FindingKind} from '../scan/findings.ts';
import {type Paint, withoutControls} from '../terminal/paint.ts';
import type {Report, Verified} from './report.ts';
import {countOf, ignoredSentences, kindNames, skippedSentences, summaryOf} from './summaryOf.ts';

/** A line that is longer says nothing more. */
const MOST = 160;

/** What a person reads: the steps of the plan with the places in the code, then what was read and what was not. */
export function formatText(report: Report, paint: Paint): string {
  const {plan, notes, steps, lineOf, fixed, untouched, skipped, mistakes, unfollowed, ignored} =
    report;
  const lines = [paint.bold(`expo-iap ${plan.from} → ${plan.to}`), ...notes, ''];
  let part = '';
  for (const step of steps) {
    if (step.part !== part) lines.push(paint.bold(step.part), '');
    part = step.part;
    lines.push(`  ${step.title}`, `  ${paint.dim(step.link)}`, '');
    for (const alike of groupsOf(step.findings)) lines.push(...describe(alike, lineOf, paint), '');
  }
  for (const {file, places} of fixed)
    lines.push(`Corrected ${countOf(places, 'place')} in ${file}.`);
  lines.push(...list('Not corrected', skippedSentences(untouched)));
  lines.push(...list('Not read', skippedSentences(skipped)));
  const place = ({file, line, column, message}: (typeof unfollowed)[number]): string =>
    `${file}:${line}:${column} ${message}`;
  lines.push(...list('Couldn’t be parsed', mistakes.map(place)));
  lines.push(...list('Not followed', unfollowed.map(place)));
  lines.push(...list('Comments', ignored.remarks.map(place)));
  if (report.verified) lines.push(...describeVerified(report.verified));
  lines.push(
    ...ignoredSentences(ignored),
    summaryOf(report),
    `The whole plan, with what to install: ${planAddress(plan)}`,
  );
  return `${lines.map(withoutControls).join('\n')}\n`;
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
