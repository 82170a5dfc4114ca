import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildPackage} from '../../scripts/build-packages/buildPackage.ts';
import {publishedPackages} from '../../scripts/build-packages/publishedPackages.ts';
import {typeProblems} from './declared.ts';
import {install, type Installed} from './installed.ts';
import {uses} from './uses.ts';

const folders = Object.keys(publishedPackages);
/** The built packages, by name. */
const built = new Map<string, string>();

beforeAll(async () => {
  for (const folder of folders) {
    const dist = await buildPackage(resolve('.'), folder);
    built.set(JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')).name, dist);
  }
});

it('X there is a use of each package', () => {
  expect([...built.keys()].toSorted()).toEqual(Object.keys(uses).toSorted());
});

describe.each(Object.entries(uses))('X %s, installed from what is packed', (name, use) => {
  let installed: Installed;
  beforeAll(() => {
    installed = install(built.get(name) ?? '', built);
  });
  afterAll(() => rmSync(installed.project, {recursive: true}));

  /** Runs a module of the project in Node as it is, and returns what it printed. */
  const run = (file: string, code: string): string => {
    writeFileSync(join(installed.project, file), code);
    return program(process.execPath, [file], installed.project);
  };
  const entries = (ends: RegExp): string[] =>
    Object.keys(installed.exports)
      .map((door) => door.replace(/^\./, name))
      .filter((entry) => ends.test(entry));

  it('has nothing that publint would change', async () => {
    const {buffer} = readFileSync(installed.tarball);
    const {messages, pkg} = await publint({pack: {tarball: buffer}, strict: true});
    expect(messages.map((message) => formatMessage(message, pkg, {color: false}))).toEqual([]);
  });

  it('has types that fit its code, whoever imports it', () => {
    const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
    const profile = use.required ? 'node16' : 'esm-only';
    program(process.execPath, [attw, installed.tarball, '--profile', profile], installed.project);
    expect(typeProblems(installed, entries(/(?<!\.json)$/))).toEqual([]);
  });

  it('loads each entry', () => {
    const notInNode = use.notInNode ?? [];
    const imports = entries(/(?<!\.json)$/).filter((entry) => !notInNode.includes(entry));
    const data = entries(/\.json$/);
    expect(imports.length).toBeGreaterThan(0);
    run(
      'load.mjs',
      [
        ...imports.map((entry) => `await import('${entry}');`),
        ...data.map((entry) => `await import('${entry}', {with: {type: 'json'}});`),
      ].join('\n'),
    );
    if (use.required) run('load.cjs', imports.map((entry) => `require('${entry}');`).join('\n'));
  });

  it('does its work', () => {
    const code = readFileSync(new URL(`uses/${name}.mjs`, import.meta.url), 'utf8');
    expect(run('use.mjs', code)).toContain(use.prints);
  });
});

function program(command: string, args: readonly string[], cwd: string): string {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    // Vitest sets these two, and nobody who installs a package has them.
    env: {...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1'},
  });
  if (status === 0) return stdout;
  throw new Error(`"${args.join(' ')}" failed:\n${stdout}\n${stderr}`);
}
