import {expect, it} from 'vitest';
import {countResults, withExitCode} from './countResults.ts';

const vitest = (passed: number, failed = 0, pending = 0, todo = 0): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
  });

it('counts a test that passed on the second try as passed, and every skipped test as failed', () => {
  expect(countResults(vitest(5, 1), 'vitest')).toEqual({passed: 5, failed: 1});
  expect(countResults(vitest(5, 0, 2, 1), 'vitest')).toEqual({passed: 5, failed: 3});
  const stats = '{"stats": {"expected": 7, "unexpected": 1, "flaky": 1, "skipped": 1}}';
  expect(countResults(stats, 'playwright')).toEqual({passed: 8, failed: 2});
});

it('fails a step that ran no test', () => {
  expect(countResults(vitest(0), 'vitest')).toEqual({passed: 0, failed: 1});
});

it('refuses results without counts, so that a changed format cannot pass as zero failures', () => {
  expect(() => countResults('{}', 'vitest')).toThrow('numPassedTests');
  expect(() => countResults('{"stats": {}}', 'playwright')).toThrow('expected');
});

it('counts a crash without a failed test as one failure', () => {
  expect(withExitCode({passed: 3, failed: 0}, 1)).toEqual({passed: 3, failed: 1});
  expect(withExitCode({passed: 3, failed: 2}, 1)).toEqual({passed: 3, failed: 2});
  expect(withExitCode({passed: 3, failed: 0}, 0)).toEqual({passed: 3, failed: 0});
});
