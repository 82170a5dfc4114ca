import {expect, it} from 'vitest';
import {subjectOf, subjectProblem} from './subject.ts';

it.each([
  'fix(search): find names with a dot (#12)',
  'feat(docs-cli)!: answer in one form (#7)',
  'docs(2.7,2.6): say what a refund changes (#8)',
  'Merge branch "next"',
  'Revert "fix(search): find names with a dot (#12)"',
  'fixup! fix(search): find names with a dot (#12)',
])('accepts %s', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

it.each([
  ['fix: find names with a dot (#12)', 'must read'],
  ['fix(search): find names with a dot', 'must read'],
  ['fixes(search): find names with a dot (#12)', 'with one of these types: build, chore'],
  ['fix(search):find names (#12)', 'must read'],
  ['fix(search):  (#12)', 'must read'],
  ['', 'must read'],
  [`fix(search): ${'a'.repeat(60)} (#1)`, 'has 78 characters: shorten it to 72'],
])('refuses "%s"', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem);
});

it('finds the subject behind what Git writes into the file', () => {
  expect(subjectOf('\n# a comment\nfix(a): b (#1)\n\nWhy.\n# Changes\n')).toBe('fix(a): b (#1)');
  expect(subjectOf('# nothing\n')).toBe('');
});
