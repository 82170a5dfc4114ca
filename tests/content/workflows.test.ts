import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Job = {steps: Step[]; permissions?: Record<string, string>; 'timeout-minutes'?: number};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';
const read = (name: string): Workflow => parse(readFileSync(`${folder}/${name}`, 'utf8'));
const workflows = readdirSync(folder).map((name) => ({name, workflow: read(name)}));
const stepsOf = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap(({steps}) => steps);

describe.each(workflows)('X the workflow $name', ({name, workflow}) => {
  it('pins every action by its commit and says the version beside it', () => {
    const uses = stepsOf(workflow).flatMap((step) => step.uses ?? []);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      expect(text).toMatch(new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+\\n`));
    }
  });

  it('may read the repository and nothing else, unless a job says so', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    const extra = Object.values(workflow.jobs).flatMap(({permissions}) =>
      Object.entries(permissions ?? {}),
    );
    expect(extra).toEqual(
      name === 'deploy.yml'
        ? [
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

it('X continuous integration runs the two commands of the README and keeps a preview', () => {
  const ci = read('ci.yml');
  expect(stepsOf(ci).flatMap(({run}) => run ?? [])).toEqual(['npm ci', 'npm test']);
  expect(stepsOf(ci).some(({with: options}) => options?.['path'] === 'build/')).toBe(true);
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
  for (const word of ['Version', 'Release', 'Platform']) expect(request).toContain(word);
});
