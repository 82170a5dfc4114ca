import {makePaint} from 'expo-iap-upgrade/cli/paint';
import {halfRead} from 'expo-iap-upgrade/cli/report';
import {skippedSentences} from 'expo-iap-upgrade/cli/summaryOf';
import {checkProject, type CheckReport} from '../check/checkProject.ts';
import {findingWords, foundSentence, mustChange} from '../check/describeFindings.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {type Release, releaseWords} from '../release/release.ts';
import type {Arguments} from './arguments.ts';
import type {ExitCode} from './exitCode.ts';
import type {Surroundings} from './surroundings.ts';

/** Checks a project. */
export function runCheck(asked: Arguments, around: Surroundings): ExitCode {
  const release = chooseRelease(asked.release, around.cwd);
  const report = checkProject(asked.words, release, around);
  around.stdout.write(
    asked.json ? formatJson(report, release) : formatText(report, release, around),
  );
  if (report.findings.some(mustChange)) return 1;
  const [half] = halfRead(report);
  if (half === undefined) return 0;
  around.stderr.write(`Not all of ${half} could be read, so what is wrong there isn’t known.\n`);
  return 2;
}

function formatJson(
  {findings, mistakes, reached, read, compiled, skipped}: CheckReport,
  release: Release,
): string {
  const {version, patch, note} = release;
  const data = {version, patch, note, read, reached, compiled, findings, mistakes, skipped};
  return `${JSON.stringify(data, null, 2)}\n`;
}

function formatText(
  {findings, mistakes, reached, read, compiled, skipped}: CheckReport,
  release: Release,
  {stdout, env}: Surroundings,
): string {
  const {bold} = makePaint(stdout, env);
  const lines = [
    bold(releaseWords(release)),
    ...(release.note === undefined ? [] : [release.note]),
    '',
    ...findings.flatMap((each) => {
      const [place = '', ...rest] = findingWords(each).split('\n');
      return [bold(place), ...rest, ''];
    }),
    ...mistakes.map(
      ({file, line, column, message}) => `${file}:${line}:${column} Couldn’t be parsed: ${message}`,
    ),
    ...skippedSentences(skipped).map((sentence) => `Not read: ${sentence}`),
    compiled,
    `Read ${read} files; ${reached.length} have to do with expo-iap. ${foundSentence(findings)}`,
  ];
  return `${lines.map((line) => line.replaceAll(/(?!\t|\x1b\[\d+m)\p{Cc}/gu, '')).join('\n')}\n`;
}
