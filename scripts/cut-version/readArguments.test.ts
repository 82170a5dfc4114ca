import {expect, it} from 'vitest';
import {readArguments} from './readArguments.ts';

it('cuts the version of docs/ and finds the next one by itself', () => {
  expect(readArguments(['2.8'], '2.8')).toEqual({cut: '2.8', next: '2.9'});
  expect(readArguments(['2.8', '--next', '3.0'], '2.8')).toEqual({cut: '2.8', next: '3.0'});
});

it('says what can be cut', () => {
  expect(() => readArguments(['2.7'], '2.8')).toThrow(
    'docs/ holds version 2.8, so 2.8 can be cut, not "2.7".',
  );
  expect(() => readArguments([], '2.8')).toThrow('Usage: npm run docs:version');
  expect(() => readArguments(['2.8', '--next'], '2.8')).toThrow('Usage: npm run docs:version');
});
