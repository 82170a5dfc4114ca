import {cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {run} from 'expo-iap-upgrade/cli/run';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {expect, it, onTestFinished} from 'vitest';
import {answerTask} from '@site/src/components/UpgradeDesk/PasteCode/answerTask.ts';
import {docsVersions} from '@site/src/site/versions.ts';
import {root} from './compiled.ts';
import {fixtures, programsOf} from './programs.ts';

const releases = docsVersions.map(({version}) => loadSurface(version));
const folders = readdirSync(path.join(root, fixtures));

it.each(folders)('the page and the command find the same in %s', (folder) => {
  const version = folder.split('-')[0] ?? '';
  const from = docsVersions.find((each) => each.version === version)?.patch ?? '';
  const plan = planUpgrade(from, '2.8.8', upgradeFacts);
  const files = programsOf(version)
    .filter(({fileName}) => fileName.startsWith(`${fixtures}/${folder}/`))
    .map(({fileName, text}) => ({name: fileName, text}));
  const shown = answerTask({files, plan}, releases);
  const project = mkdtempSync(path.join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(project, {recursive: true, force: true}));
  writeFileSync(path.join(project, 'package.json'), '{}');
  cpSync(path.join(root, fixtures, folder), path.join(project, fixtures, folder), {
    recursive: true,
  });
  let printed = '';
  run([from, '2.8.8', '--json'], {
    ...{cwd: project, env: {}},
    stdout: {write: (text) => (printed += text)},
    stderr: {write: (text) => expect(text).toBe('')},
  });
  const command: {findings: Record<string, unknown>[]; files: object; unfollowed: object} =
    JSON.parse(printed);
  expect(shown.findings.length).toBeGreaterThan(0);
  const places = (findings: readonly object[]): string[] =>
    findings
      .map((finding) => ({file: '', line: 0, column: 0, kind: '', message: '', ...finding}))
      .map(({file, line, column, kind, message}) => `${file}:${line}:${column} ${kind} ${message}`)
      .toSorted();
  expect(places(command.findings)).toEqual(places(shown.findings));
  expect(command.files).toMatchObject({read: files.length, isUsed: true, skipped: []});
  expect(command.unfollowed).toEqual(shown.unfollowed);
});
