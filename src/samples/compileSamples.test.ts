import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {docsVersion} from '../site/versions.ts';
import {compileVersion} from './compileSamples.ts';
import {nameHistory} from './lowestPatch.ts';
import type {SampleModule} from './modules.ts';

const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
const places = {root, packageRoot: path.join(import.meta.dirname, '../..')};
afterAll(() => rmSync(root, {recursive: true}));

function sample(fileName: string, text: string): SampleModule {
  const segment = {path: fileName, line: 1, indents: [], start: 0, hidden: 0, expected: []};
  return {fileName, version: '2.8', text, segments: [segment]};
}

const samples = [
  sample('old.ts', "import {requestProducts} from 'expo-iap';\nvoid requestProducts;"),
  sample('loader.ts', "import {fetchProducts} from 'expo-iap';\nvoid fetchProducts;"),
];
const [old, loader] = samples;
if (!old || !loader) throw new Error('The samples are missing.');

describe('compileVersion', {timeout: 60_000}, () => {
  const compile = (modules: SampleModule[]) =>
    compileVersion(docsVersion('2.8'), modules, places, nameHistory);

  it('names the exact patch that a sample needs', () => {
    const {needs, problems} = compile([old, loader]);
    expect(problems).toEqual([]);
    expect([...needs]).toEqual([['loader.ts', '2.8.7']]);
  });

  it('repeats the diagnostics of an unchanged version, errors too', () => {
    const broken = sample('broken.ts', 'missing();');
    const first = compile([broken]);
    const second = compile([broken]);
    expect([first.fromCache, second.fromCache]).toEqual([false, true]);
    expect(first.problems).toHaveLength(1);
    expect(second.problems).toEqual(first.problems);
  });

  it('compiles again when a sample changes or the cache is damaged', () => {
    expect(compile([sample('a.ts', 'export const a = 1;')]).fromCache).toBe(false);
    expect(compile([sample('a.ts', 'export const a = 2;')]).fromCache).toBe(false);
    const kept = path.join(root, '.cache/samples/2.8.8');
    for (const name of readdirSync(kept)) writeFileSync(path.join(kept, name), '{"diagnostics": [');
    expect(compile([sample('a.ts', 'export const a = 2;')]).fromCache).toBe(false);
  });
});
