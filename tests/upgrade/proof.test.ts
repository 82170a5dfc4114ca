import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readContent} from '@site/src/checks/content.ts';
import {compiledUpgradeSamples, readUpgradeSamples} from '@site/src/checks/upgradeSamples.ts';
import {root} from './compiled.ts';
import {judge} from './measure/judge.ts';
import {samplesOf} from './samples.ts';

// The samples of the pages are code that readers have: each is moved to every newer version.

const FENCE = /^[\s>]*(?:```+|~~~+)(?:tsx?|jsx?)\b(.*)$/gm;

const pairs = [
  ['2.6', '2.7'],
  ['2.6', '2.8'],
  ['2.7', '2.8'],
] as const;

it.each(['2.6', '2.7'])('the samples of %s have every block and file', async (version) => {
  const {pages, sampleFiles} = await readContent(root);
  const blocks = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page.path), 'utf8').matchAll(FENCE)].filter(
      ([, meta = '']) => (/\bversion="([^"]+)"/.exec(meta)?.[1] ?? page.version) === version,
    ),
  );
  const files = [...sampleFiles, ...compiledUpgradeSamples(readUpgradeSamples(root))];
  const names = (await samplesOf(version)).map(({fileName}) => fileName);
  expect(blocks.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('~'))).toHaveLength(blocks.length);
  expect(names.filter((name) => !name.includes('~'))).toEqual(
    files.flatMap((file) => (file.version === version ? file.path : [])),
  );
});

describe.each(pairs)('the samples of %s, moved to %s,', async (from, to) => {
  const judged = judge([{modules: await samplesOf(from)}], from, to);

  it('have a finding at each line that the compiler refuses because of the library', () => {
    expect(judged.unread).toEqual([]);
    expect(judged.places).toBeGreaterThan(5);
    expect([...judged.missed, ...judged.echoes]).toEqual([]);
  });

  it('have no claim of an error that the compiler does not see', () => {
    expect(judged.wrong).toEqual([]);
  });

  it('are corrected so that they compile and nothing else is found', () => {
    expect(judged.corrections).toBeGreaterThan(5);
    expect([...judged.broken, ...judged.made]).toEqual([]);
  });
});
