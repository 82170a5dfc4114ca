import {describe, expect, it} from 'vitest';
import {summarize} from './summarize.ts';

const problem = {path: 'docs/a.mdx', line: 1, column: 1, message: 'Found.'};
const result = {
  problems: [problem, problem],
  optOuts: {compilable: 180, count: 1, ceiling: 3, problems: []},
  report: {perPage: {}, totals: {pages: 41, checked: 179, samples: 179, optOuts: 1, problems: 2}},
  summaries: [
    {version: '2.8', modules: 100, milliseconds: 3210, fromCache: false},
    {version: '2.7', modules: 79, milliseconds: 20, fromCache: true},
  ],
};

describe('summarize', () => {
  it('says what was compiled, what was not, and how long it took', () => {
    expect(summarize(result, 1, 4567).split('\n')).toEqual([
      'Compiled 179 samples of 41 pages in 4.6 s.',
      '  2.8: 100 samples, 3.2 s',
      '  2.7: 79 samples, unchanged',
      'Not compiled: 1 of 180 blocks (ceiling 3).',
      '1 problem in other files.',
      '1 problem.',
    ]);
    expect(summarize({...result, problems: []}, 0, 4567)).toContain('No problems.');
  });
});
