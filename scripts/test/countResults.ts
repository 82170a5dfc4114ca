import * as v from 'valibot';

/** How many tests of a step passed and failed. */
export type Counts = {readonly passed: number; readonly failed: number};

/** Reads the counts from the JSON of Vitest or Playwright. A skipped test is a failure, and so is a step without tests. */
export function countResults(json: string, format: 'vitest' | 'playwright'): Counts {
  const counts = format === 'vitest' ? countVitest(json) : countPlaywright(json);
  return counts.passed + counts.failed === 0 ? {passed: 0, failed: 1} : counts;
}

/** Joins a step's counts with its exit code: a step that failed without a failed test counts one failure. */
export function withExitCode(counts: Counts, exitCode: number | null): Counts {
  return exitCode === 0 || counts.failed > 0 ? counts : {...counts, failed: 1};
}

function countVitest(json: string): Counts {
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests} = v.parse(
    v.object({
      numPassedTests: v.number(),
      numFailedTests: v.number(),
      numPendingTests: v.number(),
      numTodoTests: v.number(),
    }),
    JSON.parse(json),
  );
  return {passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests};
}

function countPlaywright(json: string): Counts {
  const {stats} = v.parse(
    v.object({
      stats: v.object({
        expected: v.number(),
        unexpected: v.number(),
        flaky: v.number(),
        skipped: v.number(),
      }),
    }),
    JSON.parse(json),
  );
  // Only continuous integration tries a test twice, since other work may slow its machines down.
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped};
}
