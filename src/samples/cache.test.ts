import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {latestVersion} from '../site/versions.ts';
import {compileCached} from './cache.ts';
import type {SampleModule} from './modules.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
const version = latestVersion();

afterAll(() => rmSync(folder, {recursive: true}));

function sample(fileName: string, text: string): SampleModule {
  const segment = {path: fileName, line: 1, indents: [], start: 0, hidden: 0, expected: []};
  return {fileName, version: version.version, text, segments: [segment]};
}

/** Compiles as a separate run would, with what the runs before kept. */
function compile(...modules: SampleModule[]) {
  const library = resolveLibrary(root, version);
  const task = {modules, library, root, packageRoot: root};
  const {diagnostics, fromCache} = compileCached(folder, task);
  return {found: diagnostics.map(({fileName, code}) => `${fileName} ${code}`), fromCache};
}

const block = sample('docs/a.mdx~3.ts', 'export const one: number = 1;');
const user = sample(
  'docs/a.mdx~9.ts',
  "import {price} from './price';\nexport const own: number = price;",
);
const price = sample('docs/price.ts', 'export const price = 1;');

it('finds the same in one changed module as in all, also in the modules that import it', () => {
  expect(compile(block, user, price)).toEqual({found: [], fromCache: false});
  expect(compile(block, user, price)).toEqual({found: [], fromCache: true});
  const wrong = sample(block.fileName, "export const one: number = 'one';");
  expect(compile(wrong, user, price).found).toEqual(['docs/a.mdx~3.ts TS2322']);
  const changed = sample(price.fileName, "export const price = 'free';");
  expect(compile(wrong, user, changed)).toEqual({
    found: ['docs/a.mdx~3.ts TS2322', 'docs/a.mdx~9.ts TS2322'],
    fromCache: false,
  });
  expect(compile(wrong, user, changed).fromCache).toBe(true);
  expect(compile(block, user).found).toEqual(['docs/a.mdx~9.ts TS2307']);
  expect(compile(block, user, price).found).toEqual([]);
}, 60_000);

it('compiles all again when a module declares what all can see', () => {
  const asking = sample('docs/b.mdx~3.ts', 'export const asked = answer;');
  expect(compile(asking).found).toEqual(['docs/b.mdx~3.ts TS2304']);
  const telling = sample('docs/c.mdx~3.ts', 'export {};\ndeclare global {\n  const answer: 1;\n}');
  expect(compile(asking, telling).found).toEqual([]);
}, 60_000);
