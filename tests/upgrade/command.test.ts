import {comparedSurfaces, targetSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import {answerTask} from 'expo-iap-tools/page/answerTask';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {factsFor} from 'expo-iap-tools/plan/upgradeFacts';
import {makeProject} from 'expo-iap-tools/project/testing/makeProject';
import {expect, it} from 'vitest';
import {releaseOf} from './compiled.ts';
import {apps} from './measure/apps.ts';

const releases = [...targetSurfaces(), ...comparedSurfaces()];

it.each(apps)('the page and the command find the same in $name', ({version, to, modules}) => {
  const from = releaseOf(version).patch;
  // Documented releases lead to the newest of them, whatever they are judged with.
  const goal = releaseOf(to === '2.7' ? '2.8' : to).patch;
  const plan = planUpgrade(from, goal, factsFor(goal));
  const files = modules.map(({fileName, text}) => ({name: fileName, text}));
  const shown = answerTask({files, plan}, releases);
  const project = makeProject(Object.fromEntries(files.map(({name, text}) => [name, text])));
  const {out, err} = project.call(`${from} ${goal} --json`);
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
