import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readRelease} from '../release/release.ts';
import {checkSources} from './checkSources.ts';

/** A program with the rules that its lines break, as `line rule`. */
type Snippet = {
  readonly name: string;
  readonly release: string;
  readonly file: string;
  readonly text: string;
  readonly expected: readonly string[];
};

const MARK = / \/\/ ! ([\w-]+)$/;
const FENCE = /^## (.+)\n+```(\w+) ([\d.]+)\n([^]*?)^```$/gm;
const folder = join(import.meta.dirname, 'fixtures');

const corpus = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(FENCE)].map(
    ([, name = '', language = '', release = '', code = '']): Snippet => {
      const lines = code.trimEnd().split('\n');
      const expected = lines.flatMap((line, index) => {
        const rule = MARK.exec(line)?.[1];
        return rule === undefined ? [] : [`${index + 1} ${rule}`];
      });
      const text = lines.map((line) => line.replace(MARK, '')).join('\n');
      return {name, release, file: `code.${language}`, text, expected};
    },
  ),
);

const found = corpus.map((snippet) => {
  const {findings} = checkSources(
    [{name: snippet.file, text: snippet.text}],
    readRelease(snippet.release),
  );
  return {...snippet, found: [...new Set(findings.map(({line, rule}) => `${line} ${rule}`))]};
});

it('has at least sixty programs, a third of them right', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  const right = corpus.filter(({expected}) => expected.length === 0);
  expect(right.length * 3).toBeGreaterThanOrEqual(corpus.length);
  expect(new Set(corpus.map(({name}) => name)).size).toBe(corpus.length);
});

it('finds the mistakes that were planted, and little else', () => {
  const planted = found.flatMap(({expected}) => expected).length;
  const told = found.flatMap((each) => each.found).length;
  const missed = found.flatMap(({name, expected, found: own}) =>
    expected.filter((each) => !own.includes(each)).map((each) => `${name}: missed ${each}`),
  );
  const wrong = found.flatMap(({name, expected, found: own}) =>
    own.filter((each) => !expected.includes(each)).map((each) => `${name}: wrong ${each}`),
  );
  const recall = 1 - missed.length / planted;
  const precision = 1 - wrong.length / told;
  const share = (part: number) => `${(part * 100).toFixed(1)} %`;
  console.info(
    `${corpus.length} programs, ${planted} mistakes: recall ${share(recall)}, precision ${share(precision)}`,
  );
  const problems = [...missed, ...wrong].join('\n');
  expect(recall, problems).toBeGreaterThanOrEqual(0.95);
  expect(precision, problems).toBeGreaterThanOrEqual(0.95);
});

it('says nothing about right code', () => {
  const right = found.filter(({expected}) => expected.length === 0);
  const told = right.flatMap(({name, found: own}) => own.map((each) => `${name}: ${each}`));
  expect(told).toEqual([]);
});
