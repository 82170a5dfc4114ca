import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {join, relative, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {moduleGraph} from '../../markdown/moduleGraph.ts';
import {CODE, keyOf} from '../keptResult.ts';
import {appInputs, makeApps} from './makeApps.ts';
import {makeScripts} from './makeScripts.ts';

const root = process.cwd();

/** Everything of ours that was read and that a key of these paths would not notice. */
const missed = (files: Iterable<string>, paths: readonly string[]): string[] =>
  [...files]
    .map((file) => relative(root, resolve(file)))
    // The trees of pages follow from their texts.
    .filter((file) => !/^(?:node_modules|\.cache\/trees)\//.test(file))
    .filter((file) => !paths.some((path) => file === path || file.startsWith(`${path}/`)));

const reader = vi.spyOn(fs, 'readFileSync');
beforeAll(syncBuiltinESMExports);
afterAll(() => {
  reader.mockRestore();
  syncBuiltinESMExports();
});

/** The files that are read while something is made. */
async function readBy(make: () => Promise<unknown>): Promise<string[]> {
  reader.mockClear();
  await make();
  return reader.mock.calls.map(([file]) => String(file));
}

it(
  'what scripts are made from is among the inputs of what is kept',
  {timeout: 60_000},
  async () => {
    const bundled: string[] = [];
    const read = await readBy(async () => bundled.push(...(await makeScripts(root)).bundled));
    expect(bundled.length).toBeGreaterThan(100);
    expect(read).toContain(join(root, 'src/playground/check/types/reactNative.d.ts'));
    expect(missed([...read, ...bundled], CODE)).toEqual([]);
  },
);

it('what apps are made from is among the inputs of what is kept', {timeout: 60_000}, async () => {
  const read = await readBy(() => makeApps(root));
  expect(read).toContain(join(root, 'docs/guides/purchases.mdx'));
  expect(missed(read, [...CODE, ...appInputs()])).toEqual([]);
  // The test would say so.
  expect(missed(read, [...CODE, 'versioned_docs'])).toContain('docs/guides/purchases.mdx');
});

it('what makes them is among these inputs', () => {
  expect(missed(moduleGraph([join(root, 'src/plugins/playground/index.ts')]), CODE)).toEqual([]);
});

it('every input exists', () => {
  const nothing = keyOf(root, []);
  for (const path of [...CODE, ...appInputs()]) expect(keyOf(root, [path]), path).not.toBe(nothing);
});
