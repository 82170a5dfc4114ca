import {expect, it} from 'vitest';
import {unifiedDiff} from './unifiedDiff.ts';

const lines = (count: number): string[] =>
  Array.from({length: count}, (_, at) => `line ${at + 1}\n`);

it('shows changes that are far apart in two pieces', () => {
  const before = lines(30);
  const after = before.with(1, 'two\n').toSpliced(20, 1).toSpliced(25, 0, 'new\n');
  expect(
    unifiedDiff('a.ts', before.join(''), after.join(''))
      .split('\n')
      .filter((line) => /^[-+@]/.test(line)),
  ).toEqual([
    '--- a/a.ts',
    '+++ b/a.ts',
    '@@ -1,5 +1,5 @@',
    '-line 2',
    '+two',
    '@@ -18,12 +18,12 @@',
    '-line 21',
    '+new',
  ]);
});

it('says where the end of a line is missing', () => {
  expect(unifiedDiff('a', 'x', 'x\n')).toBe(
    '--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x\n',
  );
  expect(unifiedDiff('a', '', 'x\n')).toContain('@@ -0,0 +1,1 @@\n+x\n');
  expect(unifiedDiff('a', 'x\n', 'x\n')).toBe('');
});
