import {expect, it} from 'vitest';
import {fromCompiler, fromCrash, fromTests} from './findings.ts';

it('names a failed test, its file and the first line of what it found', () => {
  const test = {
    fullName: 'a page waits',
    failureMessages: ['\u001B[31mAdapt a.ts\u001B[39m\n at b'],
  };
  const file = {name: '/copy/tests/a.test.ts', status: 'failed', message: ''};
  const results = [
    {
      ...file,
      assertionResults: [
        {...test, status: 'failed'},
        {...test, status: 'passed'},
      ],
    },
    {...file, message: 'No "b"\n  at c', assertionResults: []},
    {...file, status: 'passed', assertionResults: []},
  ];
  expect(fromTests(JSON.stringify({testResults: results}), '/copy')).toEqual([
    {name: 'a page waits', file: 'tests/a.test.ts', sentence: 'Adapt a.ts'},
    {name: 'a test file that does not start', file: 'tests/a.test.ts', sentence: 'No "b"'},
  ]);
});

it('names each file that does not compile once', () => {
  const output = [
    "src/a.ts(3,1): error TS2307: Cannot find module 'b'.",
    '  a detail',
    'src/a.ts(9,1): error TS2339: No c.',
    'src/d.tsx(1,1): error TS1: No e.',
  ].join('\n');
  expect(fromCompiler(output)).toEqual([
    {
      name: 'types',
      file: 'src/a.ts',
      sentence: "Line 3: TS2307: Cannot find module 'b'. (1 more in this file)",
    },
    {name: 'types', file: 'src/d.tsx', sentence: 'Line 1: TS1: No e.'},
  ]);
});

it('says what a command died of, and where in our code', () => {
  const output = [
    '[INFO] Building',
    '[ERROR] Error: No "exports" main defined in /copy/node_modules/a/package.json',
    '    at /copy/node_modules/b/index.js:1:1',
    '    at read (/copy/src/checks/a.ts:7:1)',
  ].join('\n');
  expect(fromCrash('site', output, '/copy')).toEqual({
    name: 'site',
    file: 'src/checks/a.ts',
    sentence: 'No "exports" main defined in node_modules/a/package.json',
  });
  expect(fromCrash('site', 'Killed', '/copy')).toEqual({
    name: 'site',
    file: 'no file of ours is named',
    sentence: 'Killed',
  });
});
