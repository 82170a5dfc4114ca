import {expect, it} from 'vitest';
import {readTestArguments} from './readTestArguments.ts';

it('tells steps, options and the arguments of commands apart', () => {
  expect(readTestArguments([])).toEqual({
    ...{named: [], full: false, all: false, built: false},
    more: [],
  });
  expect(readTestArguments(['--built', 'browser', '--', '--shard=1/3', '--all'])).toEqual({
    ...{named: ['browser'], full: false, all: false, built: true},
    more: ['--shard=1/3', '--all'],
  });
});

it('refuses an option that it does not have', () => {
  expect(() => readTestArguments(['--ful'])).toThrow("'--ful'");
});
