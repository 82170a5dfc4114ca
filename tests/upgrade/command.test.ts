import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {comparedSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import {answerTask} from 'expo-iap-tools/page/answerTask';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {makeProject} from 'expo-iap-tools/project/testing/makeProject';
import {expect, it} from 'vitest';
import {docsVersion} from '@site/src/site/versions.ts';
import {apps} from './measure/apps.ts';

const newest = latestPatch('2.8');

const releases = comparedSurfaces();

it.each(apps)('the page and the command find the same in $name', ({version, modules}) => {
  const from = docsVersion(version).patch;
  const plan = planUpgrade(from, newest, upgradeFacts);
  const files = modules.map(({fileName, text}) => ({name: fileName, text}));
  const shown = answerTask({files, plan}, releases);
  const project = makeProject(Object.fromEntries(files.map(({name, text}) => [name, text])));
  const {out, err} = project.call(`${from} ${newest} --json`);
  expect(err).toBe('');
  const command: Record<'findings' | 'unfollowed' | 'mistakes', readonly object[]> & {
    readonly files: object;
  } = JSON.parse(out);
  expect(wordsOf(command.findings)).toEqual(wordsOf(shown.findings));
  expect(command.files).toMatchObject({
    read: files.length,
    isUsed: shown.isUsed,
    skipped: [],
  });
  expect(command.unfollowed).toEqual(shown.unfollowed);
  expect(command.mistakes).toEqual(shown.mistakes);
});

/** What both say of a finding, where a correction is a sign that there is one. */
function wordsOf(findings: readonly object[]): readonly string[] {
  return findings
    .map((finding) => {
      const {file, line, column, kind, message, todo, removedIn} = {...NOTHING, ...finding};
      const isCorrected = 'edits' in finding || 'hunks' in finding;
      return `${file}:${line}:${column} ${kind} ${message} ${todo} ${removedIn} ${isCorrected}`;
    })
    .toSorted();
}

const NOTHING = {file: '', line: 0, column: 0, kind: '', message: '', todo: '', removedIn: ''};
