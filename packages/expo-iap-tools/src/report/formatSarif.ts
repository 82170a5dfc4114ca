import {site, version} from '../data/site.ts';
import type {Finding, FindingKind} from '../scan/findings.ts';
import type {Report} from './report.ts';
import type {Step} from './stepsOf.ts';
import {skippedSentences} from './summaryOf.ts';

const LEVELS: Readonly<Record<FindingKind, 'error' | 'warning' | 'note'>> = {
  fails: 'error',
  'does-not-compile': 'error',
  question: 'warning',
  deprecated: 'note',
};

/** A log in SARIF 2.1.0, with one rule for each step of the plan. */
export function formatSarif(report: Report): string {
  const {steps, lineOf, skipped, untouched, mistakes, unfollowed, verified} = report;
  const unnamed = verified && 'unnamed' in verified ? verified.unnamed : [];
  const results = [
    ...steps.flatMap((step) =>
      step.findings.map((finding) => ({
        ruleId: ruleId(step),
        level: LEVELS[finding.kind],
        message: {text: textOf(finding)},
        locations: [location(finding, lineOf(finding.file, finding.line))],
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
    ...skippedSentences([...skipped, ...untouched]).map((text) => ({
      level: 'note',
      message: {text},
    })),
    ...[...mistakes, ...unfollowed].map((place) => ({
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
      id: ruleId(step),
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

function ruleId({id}: Step): string {
  return id ?? 'other';
}

function textOf({message, todo}: Finding): string {
  return todo === undefined ? message : `${message} ${todo}`;
}

function location(
  {file, line, column}: {readonly file: string; readonly line: number; readonly column: number},
  code: string,
): object {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  const region = {startLine: line, startColumn: column, snippet: {text: code}};
  return {physicalLocation: {artifactLocation: {uri}, region}};
}
