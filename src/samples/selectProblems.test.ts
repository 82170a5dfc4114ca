import {describe, expect, it} from 'vitest';
import {sortProblems} from './problem.ts';
import {selectProblems} from './selectProblems.ts';

const problems = ['docs/a.mdx', 'docs/api/b.mdx', 'docs-old/c.mdx'].map((path) => ({
  path,
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
    const at = (line: number, column: number) => ({path: 'a', line, column, message: 'x'});
    expect(sortProblems([at(10, 1), at(2, 9), at(2, 3), at(2, 9)])).toEqual([
      at(2, 3),
      at(2, 9),
      at(10, 1),
    ]);
  });
});
