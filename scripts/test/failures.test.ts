import {expect, it} from 'vitest';
import {nameFailures} from './failures.ts';

const vitest = (...testResults: object[]): string => JSON.stringify({testResults});
const file = (more: object): object => ({
  ...{name: 'tests/a.test.ts', status: 'failed', message: '', assertionResults: []},
  ...more,
});

it('names the tests that failed with what they found, without colors', () => {
  const assertionResults = [
    {fullName: 'a page opens', status: 'passed', failureMessages: []},
    {fullName: 'a page closes', status: 'failed', failureMessages: ['\u001B[31mfound 2\u001B[39m']},
  ];
  expect(nameFailures(vitest(file({assertionResults})), 'vitest')).toEqual([
    'a page closes\n  found 2',
  ]);
});

it('names a file that could not start', () => {
  expect(nameFailures(vitest(file({message: 'No module "x"'})), 'vitest')).toEqual([
    'tests/a.test.ts\n  No module "x"',
  ]);
});

it('names failed browser tests at any depth, with the last attempt alone', () => {
  const results = [{errors: [{message: 'slow'}]}, {errors: [{message: 'no button'}]}];
  const spec = {title: 'buys', file: 'shop.spec.ts', line: 7, tests: [{results}]};
  const specs = [
    {...spec, ok: false},
    {...spec, ok: true, title: 'sells'},
  ];
  const suites = [{specs: [], suites: [{specs}]}, {specs: []}];
  expect(nameFailures(JSON.stringify({suites, errors: []}), 'playwright')).toEqual([
    'shop.spec.ts:7 buys\n  no button',
  ]);
});

it('keeps the start and the end of a long message', () => {
  const lines = Array.from({length: 100}, (_, index) => `line ${index + 1}`);
  const assertionResults = [
    {fullName: 'builds', status: 'failed', failureMessages: [lines.join('\n')]},
  ];
  const [text = ''] = nameFailures(vitest(file({assertionResults})), 'vitest');
  expect(text).toMatch(/^builds\n {2}line 1\n/);
  expect(text).toContain('\n  line 10\n  (60 lines more)\n  line 71\n');
  expect(text).toMatch(/line 100$/);
});

it('refuses results without tests, so that a changed format cannot hide a failure', () => {
  expect(() => nameFailures('{}', 'vitest')).toThrow('testResults');
});
