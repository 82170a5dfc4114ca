import {spawn, spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from 'esbuild';
import {expect, it, onTestFinished} from 'vitest';
import type {Source} from '../project/readSources.ts';
import {makeProject, NEW, OLD, type TestProject} from '../project/testing/makeProject.ts';
import {writeSources} from './writeSources.ts';

const git = (project: TestProject, ...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {cwd: project.folder});

it('refuses to write beside changes that are not committed, unless it is forced', () => {
  const project = makeProject({'shop.ts': OLD, 'other.ts': 'export {};\n', '.gitignore': 'x'});
  git(project, 'init', '-q');
  expect(project.call('2.7.5 --fix').err).toContain('shop.ts has changes that aren’t committed');
  git(project, 'add', '.');
  git(project, 'commit', '-qm', 'all');
  project.write({'other.ts': 'export {};\n// More.\n'});
  expect(project.call('2.7.5 --fix')).toMatchObject({
    code: 2,
    err: 'other.ts has changes that aren’t committed, so nothing was written. Commit or stash them, or add --force.\n',
  });
  expect(project.read('shop.ts')).toBe(OLD);
  expect(project.call('2.7.5 --fix --force').code).toBe(0);
  expect(project.read('shop.ts')).toBe(NEW);
});

it('keeps who may read, write and run a file', () => {
  const project = makeProject({'shop.ts': OLD});
  const path = join(project.folder, 'shop.ts');
  chmodSync(path, 0o775);
  project.call('2.7.5 --fix');
  expect(project.read('shop.ts')).toBe(NEW);
  expect(statSync(path).mode & 0o777).toBe(0o775);
});

it('writes no file when one of them can’t be written', () => {
  const project = makeProject({'a.ts': OLD});
  const [a, missing] = ['a.ts', 'missing.ts'].map((name) => sourceOf(project, name, OLD));
  const all = [a, missing].filter((each) => each !== undefined);
  const write = () =>
    writeSources(
      all,
      all.map((each) => ({...each, text: NEW})),
    );
  expect(write).toThrow(/missing\.ts can’t be written: it doesn’t exist\. Nothing was written\.$/);
  expect(project.read('a.ts')).toBe(OLD);
  project.write({'missing.ts': `${OLD}// Saved meanwhile.\n`});
  expect(write).toThrow('missing.ts was changed by something else since it was read');
  expect(project.read('a.ts')).toBe(OLD);
});

it('says what had been written when the disk refuses one', () => {
  // A folder in the place of the draft.
  const project = makeProject({'a.ts': OLD, 'b.ts': OLD, '.b.ts.expo-iap/x': ''});
  const {code, err} = project.call('2.7.5 --fix');
  expect(code).toBe(2);
  expect(err).toMatch(/b\.ts couldn’t be written: .*\. 1 file had been written before: .*a\.ts\./);
  expect([project.read('a.ts'), project.read('b.ts')]).toEqual([NEW, OLD]);
});

function sourceOf(project: TestProject, name: string, text: string): Source {
  return {name, path: join(project.folder, name), text, hasMark: false, isExact: true};
}

/** Writes two texts in turn into the same files until it is stopped. */
const WRITER = `
import {writeSources} from './writeSources.ts';
const [names, before, after] = JSON.parse(process.argv[2] ?? '');
const sourcesOf = (text) => names.map((path) => ({name: path, path, text, hasMark: false, isExact: true}));
process.stdout.write('ready');
for (;;) {
  writeSources(sourcesOf(before), sourcesOf(after));
  writeSources(sourcesOf(after), sourcesOf(before));
}`;

it('leaves each file old or new, whenever it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const program = join(folder, 'writer.mjs');
  await build({
    stdin: {contents: WRITER, resolveDir: import.meta.dirname, loader: 'ts'},
    ...{outfile: program, bundle: true, platform: 'node', format: 'esm', logLevel: 'silent'},
  });
  const names = Array.from({length: 8}, (_, index) => join(folder, `file${index}.ts`));
  const [before, after] = ['// old\n', '// newer\n'].map((line) => line.repeat(4000));
  for (const name of names) writeFileSync(name, before ?? '');
  for (let time = 0; time < (process.env['NIGHT'] ? 50 : 5); time += 1) {
    // A run that was stopped between two files is written over from what is there.
    for (const name of names) writeFileSync(name, before ?? '');
    const child = spawn(process.execPath, [program, JSON.stringify([names, before, after])]);
    await new Promise((ready) => child.stdout.once('data', ready));
    await new Promise((moment) => setTimeout(moment, Math.random() * 20));
    const ended = new Promise((end) => child.once('exit', (_, signal) => end(signal)));
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    for (const name of names) expect([before, after]).toContain(readFileSync(name, 'utf8'));
  }
}, 60_000);
