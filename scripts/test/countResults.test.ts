import {expect, it} from 'vitest';
import {countResults, withExitCode} from './countResults.ts';

it('reads what Vitest and Playwright counted; a second try counts, a skipped test is a failure', () => {
  expect(countResults('{"numPassedTests": 5, "numFailedTests": 1}', 'vitest')).toEqual({
    passed: 5,
    failed: 1,
  });
  const stats = '{"stats": {"expected": 7, "unexpected": 1, "flaky": 1, "skipped": 1}}';
  expect(countResults(stats, 'playwright')).toEqual({passed: 8, failed: 2});
});

it('refuses results without counts, so that a changed format cannot pass as zero failures', () => {
  expect(() => countResults('{}', 'vitest')).toThrow(
    'The test results have no number "numPassedTests"',
  );
});

it('counts a crash without a failed test as one failure', () => {
  expect(withExitCode({passed: 3, failed: 0}, 1)).toEqual({passed: 3, failed: 1});
  expect(withExitCode({passed: 3, failed: 2}, 1)).toEqual({passed: 3, failed: 2});
  expect(withExitCode({passed: 3, failed: 0}, 0)).toEqual({passed: 3, failed: 0});
});
