import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readRelease} from '../release/release.ts';
import {checkSources} from './checkSources.ts';

const MARK = / \/\/ ! ([\w-]+)$/;
const FENCE = /^## (.+)\n+```(\w+) ([\d.]+)\n([^]*?)^```$/gm;

/** Programs whose mistakes are marked in their lines. */
const programs = readFileSync(join(import.meta.dirname, 'fixtures/names.md'), 'utf8').matchAll(
  FENCE,
);

it.each(
  [...programs].map(([, name = '', language = '', release = '', code = '']) => {
    const lines = code.trimEnd().split('\n');
    return {
      name,
      release,
      file: `code.${language}`,
      text: lines.map((line) => line.replace(MARK, '')).join('\n'),
      mistakes: lines.flatMap((line, index) => {
        const rule = MARK.exec(line)?.[1];
        return rule === undefined ? [] : [`${index + 1} ${rule}`];
      }),
    };
  }),
)('finds what is wrong, and nothing else: $name', ({release, file, text, mistakes}) => {
  const {findings} = checkSources([{name: file, text}], readRelease(release));
  expect([...new Set(findings.map(({line, rule}) => `${line} ${rule}`))]).toEqual(mistakes);
});
