import type {CodePlace, FindingKind} from '../scan/findings.ts';
import type {Report} from './report.ts';
import {ignoredSentences, skippedSentences, summaryOf} from './summaryOf.ts';

const COMMANDS: Readonly<Record<FindingKind, string>> = {
  fails: 'error',
  'does-not-compile': 'error',
  question: 'warning',
  deprecated: 'notice',
};

/** Workflow commands of GitHub Actions, which show each finding beside its line. */
export function formatGithub(report: Report): string {
  const {steps, unfollowed, mistakes, skipped, untouched, ignored, verified} = report;
  const unnamed = verified && 'unnamed' in verified ? verified.unnamed : [];
  const lines = [
    ...steps.flatMap(({title, link, findings}) =>
      findings.map((finding) => {
        const {kind, message, todo} = finding;
        const words = [message, ...(todo === undefined ? [] : [todo]), link].join(' ');
        return command(COMMANDS[kind], words, {...finding, title});
      }),
    ),
    ...unnamed.map((place) => command('error', `${place.code}: ${place.message}`, place)),
    ...mistakes.map((place) => command('warning', `Couldn’t be parsed: ${place.message}`, place)),
    ...ignored.remarks.map((place) => command('warning', place.message, place)),
    ...unfollowed.map((place) => command('notice', place.message, place)),
    ...[...skippedSentences([...skipped, ...untouched]), ...ignoredSentences(ignored)].map(
      (words) => command('notice', words),
    ),
    command('notice', summaryOf(report)),
  ];
  return `${lines.join('\n')}\n`;
}

function command(
  name: string,
  message: string,
  place?: CodePlace & {readonly title?: string},
): string {
  const properties = place && {
    file: place.file,
    line: place.line,
    col: place.column,
    ...(place.title !== undefined && {title: place.title}),
  };
  const written = Object.entries(properties ?? {}).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${name}${written.length > 0 ? ` ${written.join(',')}` : ''}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
