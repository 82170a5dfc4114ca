import {join} from 'node:path';
import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {stagesOf} from 'expo-iap-tools/plan/stages';
import {makeProject, type TestProject} from 'expo-iap-tools/project/testing/makeProject';
import {readPrograms} from 'expo-iap-tools/testing/readPrograms';
import {sampleFileModule} from 'mdx-samples/modules';
import {expect, it} from 'vitest';
import {compileAgainst} from './compiled.ts';

// An app of 2.7.5 that the command takes to the newest release, with the types of each stage.

const [app] = readPrograms(join(import.meta.dirname, 'stages.md'), 'app');
const files = Object.fromEntries((app?.files ?? []).map(({name, text}) => [name, text]));

const names = Object.keys(files);
const textsOf = (project: TestProject): readonly string[] => names.map(project.read);

/** The lines that the compiler refuses with a release. */
function refusedIn(project: TestProject, patch: string): readonly string[] {
  const version = lineOf(patch);
  const modules = names.map((path) => sampleFileModule({path, version, text: project.read(path)}));
  return compileAgainst(modules, version).map(
    ({fileName, line}) => `${fileName} ${project.read(fileName).split('\n')[line]}`,
  );
}

type Found = {readonly findings: readonly {readonly file: string; readonly code: string}[]};

it('compiles at each stage but for what is said, and does all stages at once', () => {
  const [steps, whole] = [makeProject(files), makeProject(files)];
  expect(refusedIn(steps, '2.7.5')).toEqual([]);
  const told = new Set<string>();
  const stages = stagesOf('2.7.5', '5.8.1').map(({from, to}) => {
    const asked = JSON.parse(steps.call(`${from} ${to} --json`).out);
    const fixed: Found = JSON.parse(steps.call(`${from} ${to} --fix --json`).out);
    for (const {file, code} of fixed.findings) told.add(`${file} ${code}`);
    const refused = refusedIn(steps, to);
    expect(refused.filter((line) => !told.has(line))).toEqual([]);
    expect(refused.filter((line) => line.startsWith('listen.ts'))).toEqual([]);
    return {asked, fixed};
  });
  expect(stages.length).toBeGreaterThan(2);
  const reports = (key: 'asked' | 'fixed') => ({
    format: 1,
    stages: stages.map((each) => each[key]),
  });
  expect(JSON.parse(whole.call('2.7.5 5 --json').out)).toEqual(reports('asked'));
  expect(textsOf(whole)).toEqual(Object.values(files));
  expect(JSON.parse(whole.call('2.7.5 5 --fix --json').out)).toEqual(reports('fixed'));
  expect(textsOf(whole)).toEqual(textsOf(steps));
  expect(textsOf(whole)).not.toEqual(Object.values(files));
});
