import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {stepSets} from '../../scripts/test/steps.ts';
import {channels} from '../../scripts/try-framework/pickVersion.ts';
import {SAMPLES_FOLDER} from '../../src/marks/markPage.ts';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Job = {
  if?: string;
  steps: Step[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  needs?: string[];
  strategy?: {matrix: Record<string, (string | number)[]>};
};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';
const read = (name: string): Workflow => parse(readFileSync(`${folder}/${name}`, 'utf8'));
const workflows = readdirSync(folder).map((name) => ({name, workflow: read(name)}));
const stepsOf = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap(({steps}) => steps);

/** Steps that several workflows share. */
const PREPARE = '.github/actions/prepare';
const prepare: {runs: {steps: Step[]}} = parse(readFileSync(`${PREPARE}/action.yml`, 'utf8'));

function expectPinned(steps: readonly Step[], text: string): void {
  const uses = steps.flatMap((step) => step.uses ?? []).filter((use) => use !== `./${PREPARE}`);
  expect(steps.length).toBeGreaterThan(0);
  for (const action of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).toMatch(new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+\\n`));
  }
}

describe.each(workflows)('X the workflow $name', ({name, workflow}) => {
  it('pins every action by its commit and says the version beside it', () => {
    expectPinned(stepsOf(workflow), readFileSync(`${folder}/${name}`, 'utf8'));
  });

  it('may read the repository and nothing else, unless a job says so', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    const extra = Object.values(workflow.jobs).flatMap(({permissions}) =>
      Object.entries(permissions ?? {}),
    );
    expect(extra).toEqual(
      name === 'deploy.yml'
        ? [
            ['actions', 'read'],
            ['pages', 'write'],
            ['id-token', 'write'],
          ]
        : [],
    );
  });

  it('takes the version of Node from .nvmrc and ends by itself', () => {
    expect(existsSync('.nvmrc')).toBe(true);
    const nodes = stepsOf(workflow).filter(({uses}) => uses?.startsWith('actions/setup-node@'));
    for (const {with: options} of nodes)
      expect(options).toMatchObject({'node-version-file': '.nvmrc'});
    for (const job of Object.values(workflow.jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

describe('X continuous integration', () => {
  const namesOf = (set: keyof typeof stepSets): string[] =>
    stepSets[set].map(({name}: {name: string}) => name);
  const commands = (workflow: Workflow): string[] =>
    stepsOf(workflow).flatMap(({run}) => run ?? []);
  const artifacts = (workflow: Workflow, action: string): unknown[] =>
    stepsOf(workflow)
      .filter(({uses}) => uses?.startsWith(`actions/${action}@`))
      .map(({with: options}) => options);

  it('runs .ci/run, which is npm ci and every test, and the guides name the same command', () => {
    expect(commands(read('ci.yml'))).toEqual(['bash .ci/run']);
    const lines = readFileSync('.ci/run', 'utf8').trim().split('\n');
    expect(lines.slice(-2)).toEqual(['npm ci', 'npm run test:full']);
    for (const guide of ['README.md', 'MAINTAINING.md', '.github/pull_request_template.md'])
      expect(readFileSync(guide, 'utf8'), guide).toContain('`npm run test:full`');
  });

  it('runs in a pull request what npm test runs and what is left to it, in jobs that one check sums up', () => {
    const {jobs} = read('pull-request.yml');
    const {passed, ...others} = jobs;
    const asked = commands(read('pull-request.yml'))
      .filter((command) => command.startsWith('npm test -- '))
      .flatMap((command) => command.split(' -- ')[1]?.split(' ') ?? [])
      .filter((word) => !word.startsWith('--'));
    const steps = asked.flatMap((name) => (name === 'quick' ? namesOf('quick') : [name]));
    const wanted = (['quick', 'standard', 'review'] as const).flatMap(namesOf);
    expect(steps.toSorted()).toEqual(wanted.toSorted());
    expect(passed?.needs?.toSorted()).toEqual(Object.keys(others).toSorted());
    const all = Object.keys(others).map(() => 'success');
    expect(passed?.steps).toMatchObject([{run: `test "$RESULTS" = "${all.join(' ')}"`}]);
  });

  it('runs every engine, and each part of the browser suite once', () => {
    const {browser, engines} = read('pull-request.yml').jobs;
    const {shard = []} = browser?.strategy?.matrix ?? {};
    expect(shard).toEqual(Array.from(shard, (_, index) => index + 1));
    expect(browser?.steps.at(-1)?.run).toContain(`/${shard.length}`);
    const files = readdirSync('tests/engines').filter((file) => file.endsWith('.test.ts'));
    const starts = engines?.strategy?.matrix['engine'] ?? [];
    for (const file of files)
      expect(starts.filter((start) => file.startsWith(String(start)))).toHaveLength(1);
  });

  it('tries the next framework at night, where nothing waits for it', () => {
    const {on: events, jobs} = read('nightly.yml');
    expect(Object.keys(events).toSorted()).toEqual(['schedule', 'workflow_dispatch']);
    expect(jobs['all']?.steps.at(-1)?.run).toBe('bash .ci/run');
    expect(jobs['framework']?.strategy?.matrix).toEqual({channel: Object.keys(channels)});
  });

  it('takes packages and builds from a cache, by the lock file', () => {
    expectPinned(prepare.runs.steps, readFileSync(`${PREPARE}/action.yml`, 'utf8'));
    const [node, install, cache] = prepare.runs.steps;
    expect(node?.with).toMatchObject({'node-version-file': '.nvmrc', cache: 'npm'});
    // npm ci removes node_modules, and a cache in it.
    expect(install?.run).toBe('npm ci');
    expect(cache?.with?.['key']).toContain("hashFiles('package-lock.json')");
    expect(String(cache?.with?.['path'])).toContain(SAMPLES_FOLDER);
  });

  it('deploys the files that it tested, without another build', () => {
    const [ci, deploy] = [read('ci.yml'), read('deploy.yml')];
    const site = {name: 'site', path: 'build/'};
    expect(artifacts(ci, 'upload-artifact')).toEqual([expect.objectContaining(site)]);
    expect(artifacts(deploy, 'download-artifact')).toEqual([expect.objectContaining(site)]);
    expect(artifacts(deploy, 'upload-pages-artifact')).toEqual([{path: site.path}]);
    expect(commands(deploy)).toEqual([]);
    expect(deploy.on).toEqual({
      workflow_run: {workflows: ['CI'], branches: ['main'], types: ['completed']},
    });
    expect(deploy.jobs['deploy']?.if).toContain("workflow_run.conclusion == 'success'");
  });
});

it('X external links are checked weekly and stop no merge', () => {
  expect(Object.keys(read('external-links.yml').on).sort()).toEqual([
    'schedule',
    'workflow_dispatch',
  ]);
});

it('X an issue asks for version, patch and platform', () => {
  const {body} = parse(readFileSync('.github/ISSUE_TEMPLATE/documentation.yml', 'utf8')) as {
    body: {id: string; validations: {required: boolean}}[];
  };
  for (const id of ['version', 'patch', 'platform'])
    expect(body.find((field) => field.id === id)?.validations.required).toBe(true);
  const request = readFileSync('.github/pull_request_template.md', 'utf8');
  for (const word of ['Docs version', 'release', 'Platform']) expect(request).toContain(word);
});
