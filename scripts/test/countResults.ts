/** How many tests of a step passed and failed. */
export type Counts = {readonly passed: number; readonly failed: number};

/** Reads the counts out of the JSON that Vitest or Playwright wrote. */
export function countResults(json: string, format: 'vitest' | 'playwright'): Counts {
  const data: unknown = JSON.parse(json);
  if (format === 'vitest') {
    return {passed: numberAt(data, 'numPassedTests'), failed: numberAt(data, 'numFailedTests')};
  }
  const stats = valueAt(data, 'stats');
  return {
    // Only continuous integration tries twice, on machines that others may slow down; the reporter names such a test.
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'skipped'),
  };
}

/** Joins a step's counts with its exit code: a step that failed without a failed test counts one failure. */
export function withExitCode(counts: Counts, exitCode: number | null): Counts {
  return exitCode === 0 || counts.failed > 0 ? counts : {...counts, failed: 1};
}

function valueAt(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.entries(data).find(([name]) => name === key)?.[1];
}

function numberAt(data: unknown, key: string): number {
  const value = valueAt(data, key);
  if (typeof value === 'number') return value;
  throw new Error(`The test results have no number "${key}": the reporter's format has changed.`);
}
