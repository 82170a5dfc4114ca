import {sortProblems} from 'mdx-samples/problem';
import {describe, expect, it} from 'vitest';
import {selectProblems, summarize} from './summary.ts';

const problems = ['docs/a.mdx', 'docs/api/b.mdx', 'docs-old/c.mdx'].map((file) => ({
  file,
  line: 1,
  column: 1,
  message: 'Found.',
}));

describe('selectProblems', () => {
  it('keeps all, or those of the files and folders asked for', () => {
    expect(selectProblems(problems, [])).toHaveLength(3);
    expect(selectProblems(problems, ['docs/'])).toHaveLength(2);
    expect(selectProblems(problems, ['./docs/a.mdx', 'docs-old'])).toHaveLength(2);
  });
});

describe('sortProblems', () => {
  it('orders by place and drops repetitions', () => {
    const at = (line: number, column: number) => ({file: 'a', line, column, message: 'x'});
    expect(sortProblems([at(10, 1), at(2, 9), at(2, 3), at(2, 9)])).toEqual([
      at(2, 3),
      at(2, 9),
      at(10, 1),
    ]);
  });
});

const problem = {file: 'docs/a.mdx', line: 1, column: 1, message: 'Found.'};
const samples = {
  problems: [problem],
  optOuts: {compilable: 180, count: 1, ceiling: 3, problems: []},
  report: {perPage: {}, totals: {pages: 41, checked: 179, samples: 179, optOuts: 1, problems: 2}},
  summaries: [
    {version: '2.8', modules: 100, milliseconds: 3210, fromCache: false},
    {version: '2.7', modules: 79, milliseconds: 20, fromCache: true},
  ],
};

const result = {problems: [problem, problem], pages: 90, samples};

describe('summarize', () => {
  it('says what was compiled, what was not, and how long it took', () => {
    expect(summarize(result, 1, 4567).split('\n')).toEqual([
      'Checked 90 files in 4.6 s.',
      'Compiled 179 samples of 41 pages:',
      '  2.8: 100 samples, 3.2 s',
      '  2.7: 79 samples, unchanged',
      'Not compiled: 1 of 180 blocks (limit 3).',
      '1 problem in other files.',
      '1 problem.',
    ]);
    expect(summarize({...result, problems: []}, 0, 4567)).toContain('No problems.');
  });

  it('says what to do about an error of the compiler, once', () => {
    const wrong = {...problem, message: 'TS2322 against expo-iap 2.8.8: No.'};
    const said = summarize({...result, problems: [wrong, wrong]}, 2, 4567);
    expect(said.match(/write error="TS…" after its language/g)).toHaveLength(1);
    expect(summarize(result, 1, 4567)).not.toContain('error=');
  });
});
