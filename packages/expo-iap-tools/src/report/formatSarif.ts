import {site, version} from '../data/site.ts';
import type {Finding, FindingKind} from '../scan/findings.ts';
import type {Report} from './report.ts';
import {ignoredSentences, skippedSentences} from './summaryOf.ts';

const LEVELS: Readonly<Record<FindingKind, 'error' | 'warning' | 'note'>> = {
  fails: 'error',
  'does-not-compile': 'error',
  question: 'warning',
  deprecated: 'note',
};

/** A log in SARIF 2.1.0, with one rule for each step of the plan. */
export function formatSarif(report: Report): string {
  const {steps, lineOf, skipped, untouched, mistakes, unfollowed, ignored, verified} = report;
  const unnamed = verified && 'unnamed' in verified ? verified.unnamed : [];
  const results = [
    ...steps.flatMap((step) =>
      step.findings.map((finding) => ({
        ruleId: step.id,
        level: LEVELS[finding.kind],
        message: {text: textOf(finding)},
        locations: [location(finding, lineOf(finding.file, finding.line))],
        ...fixesOf(finding),
      })),
    ),
    ...unnamed.map((place) => ({
      ruleId: `typescript/${place.code}`,
      level: 'error',
      message: {text: place.message},
      locations: [location(place, lineOf(place.file, place.line))],
    })),
  ];
  const remarks = [
    ...[...skippedSentences([...skipped, ...untouched]), ...ignoredSentences(ignored)].map(
      (text) => ({level: 'note', message: {text}}),
    ),
    ...[...mistakes, ...unfollowed, ...ignored.remarks].map((place) => ({
      level: 'warning',
      message: {text: place.message},
      locations: [location(place, lineOf(place.file, place.line))],
    })),
  ];
  const driver = {
    name: 'expo-iap',
    version,
    informationUri: `${site}tools/upgrade`,
    rules: steps.map((step) => ({
      id: step.id,
      shortDescription: {text: step.title},
      helpUri: step.link,
    })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {driver},
        columnKind: 'utf16CodeUnits',
        invocations: [{executionSuccessful: true, toolExecutionNotifications: remarks}],
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function textOf({message, todo}: Finding): string {
  return todo === undefined ? message : `${message} ${todo}`;
}

/** The correction that --fix would write; a question is for a person to answer. */
function fixesOf({file, kind, edits, message, todo}: Finding): object {
  if (!edits || kind === 'question') return {};
  const replacements = edits.map(({start, end, text}) => ({
    deletedRegion: {charOffset: start, charLength: end - start},
    insertedContent: {text},
  }));
  const artifactChanges = [{...artifact(file), replacements}];
  return {fixes: [{description: {text: todo ?? message}, artifactChanges}]};
}

function location(
  {file, line, column}: {readonly file: string; readonly line: number; readonly column: number},
  code: string,
): object {
  const region = {startLine: line, startColumn: column, snippet: {text: code}};
  return {physicalLocation: {...artifact(file), region}};
}

function artifact(file: string): object {
  return {artifactLocation: {uri: file.split('/').map(encodeURIComponent).join('/')}};
}
