import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesIn, readContent} from '@site/src/checks/content.ts';
import {readUpgradeSamples} from '@site/src/checks/upgradeSamples.ts';
import {docsVersions} from '@site/src/site/versions.ts';
import {root} from './compiled.ts';
import {fixtures, programsOf, samplesOf} from './programs.ts';

// What the proof of the scanner is made with.

const FENCE = /^[\s>]*(?:```+|~~~+)(?:tsx?|jsx?)\b(.*)$/;

const oldVersions = docsVersions.filter(({status}) => status === 'old');
const linesOf = (file: string): readonly string[] =>
  readFileSync(path.join(root, file), 'utf8').split('\n');

it('every program is read', () => {
  const read = oldVersions.flatMap(({version}) => programsOf(version));
  expect(read.map(({fileName}) => fileName).toSorted()).toEqual(filesIn(root, fixtures).toSorted());
});

describe.each(oldVersions)('the samples of $version', async ({version}) => {
  const read = (await samplesOf(version)).map(({fileName}) => fileName);
  const {pages, sampleFiles} = await readContent(root);

  it('have every block of code of the pages', () => {
    const blocks = pages.flatMap((page) =>
      linesOf(page.path).flatMap((line, index) => {
        const [, meta] = FENCE.exec(line) ?? [];
        const own = /\bversion="([^"]+)"/.exec(meta ?? '')?.[1] ?? page.version;
        return meta === undefined || own !== version ? [] : [`${page.path}~${index + 1}`];
      }),
    );
    expect(blocks.length).toBeGreaterThan(0);
    expect(
      read
        .filter((name) => name.includes('~'))
        .map((name) => name.replace(/\.\w+$/, ''))
        .toSorted(),
    ).toEqual(blocks.toSorted());
  });

  it('have every file with a sample', () => {
    const files = [
      ...sampleFiles.filter((file) => file.version === version).map((file) => file.path),
      ...readUpgradeSamples(root)
        .filter(({versions}) => versions.includes(version))
        .map((sample) => sample.path),
    ];
    expect(read.filter((name) => !name.includes('~')).toSorted()).toEqual(files.toSorted());
  });
});
