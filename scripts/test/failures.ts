import {stripVTControlCharacters} from 'node:util';
import * as v from 'valibot';

/** Lines that are kept of a long message: what was expected is at its start, what a command said last at its end. */
const KEPT = {start: 10, end: 30};

const vitestFiles = v.array(
  v.object({
    name: v.string(),
    status: v.string(),
    message: v.string(),
    assertionResults: v.array(
      v.object({
        fullName: v.string(),
        status: v.string(),
        failureMessages: v.nullish(v.array(v.string()), []),
      }),
    ),
  }),
);

const attempt = v.object({errors: v.array(v.object({message: v.optional(v.string(), '')}))});
const playwrightSuite = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        file: v.string(),
        line: v.number(),
        ok: v.boolean(),
        tests: v.array(v.object({results: v.array(attempt)})),
      }),
    ),
    [],
  ),
  suites: v.optional(v.array(v.unknown()), []),
});

/** Names each failed test in the JSON of Vitest or Playwright, with what it found. */
export function nameFailures(json: string, format: 'vitest' | 'playwright'): string[] {
  const results: unknown = JSON.parse(json);
  return format === 'vitest' ? ofVitest(results) : ofPlaywright(results);
}

function ofVitest(results: unknown): string[] {
  const {testResults} = v.parse(v.object({testResults: vitestFiles}), results);
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not start has no test that failed.
    if (failed.length === 0 && status === 'failed') return [nameFailure(name, [message])];
    return failed.map(({fullName, failureMessages}) => nameFailure(fullName, failureMessages));
  });
}

function ofPlaywright(suite: unknown): string[] {
  const {specs, suites} = v.parse(playwrightSuite, suite);
  const own = specs
    .filter(({ok}) => !ok)
    .map(({title, file, line, tests}) => {
      const errors = tests.flatMap(({results}) => results.at(-1)?.errors ?? []);
      return nameFailure(
        `${file}:${line} ${title}`,
        errors.map(({message}) => message),
      );
    });
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/** A name and what was found, indented below it. */
export function nameFailure(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const {start, end} = KEPT;
  const kept =
    lines.length <= start + end + 1
      ? lines
      : [
          ...lines.slice(0, start),
          `(${lines.length - start - end} lines more)`,
          ...lines.slice(-end),
        ];
  return [name, ...kept.map((line) => `  ${line}`)].join('\n');
}
