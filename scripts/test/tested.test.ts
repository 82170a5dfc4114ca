import {appendFileSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {TestStep} from './steps.ts';
import {openTested} from './tested.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tested-'));
  cpSync(join(__dirname, '../../src/cache/fixtures/repository'), root, {recursive: true});
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => rmSync(root, {recursive: true}));

const suite = (name: string) => ({name, args: [name], folders: [`packages/${name}`]});
const step: TestStep = {
  name: 'packages',
  command: ['test'],
  suites: ['store', 'facts'].map(suite),
};
const left = (): string[] =>
  openTested(root)
    .choose(step)
    .flatMap(({suites = []}) => suites.map(({name}) => name));

it('runs everything until it has passed, and then nothing, in another run too', () => {
  expect(left()).toEqual(['store', 'facts']);
  openTested(root).passed(step);
  expect(left()).toEqual([]);
  expect(openTested(root).choose({name: 'check', command: ['check']})).toHaveLength(1);
  expect(openTested(root).choose(step, true)).toEqual([step]);
});

it.each([
  ['packages/facts/index.ts', ['store', 'facts']],
  ['packages/facts/data.json', ['store', 'facts']],
  ['packages/store/src/index.test.ts', ['store']],
  ['package-lock.json', ['store', 'facts']],
  ['src/entry.ts', []],
  ['packages/store/dist/index.js', []],
])('a change of %s runs %j again', (file, suites) => {
  openTested(root).passed(step);
  cpSync(join(root, 'packages/store/src'), join(root, 'packages/store/dist'), {recursive: true});
  appendFileSync(join(root, file), '\n');
  expect(left()).toEqual(suites);
});

it.each([false, true])(
  'notes the files that were tested, not those that an editor saved meanwhile (all: %s)',
  (all) => {
    const tested = openTested(root);
    tested.choose(step, all);
    appendFileSync(join(root, 'packages/facts/index.ts'), '\n');
    tested.passed(step);
    expect(left()).toEqual(['store', 'facts']);
  },
);
