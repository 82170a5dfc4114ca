import {expect, it} from 'vitest';
import {docsVersion, docsVersions} from '../../src/site/versions.ts';
import {afterCut, cutTable, followingVersion, readArguments} from './cut.ts';

it('cuts the version of docs/ and finds the next one by itself', () => {
  expect(readArguments(['2.8'], '2.8')).toEqual({cut: '2.8', next: '2.9'});
  expect(readArguments(['2.8', '--next', '3.0'], '2.8')).toEqual({cut: '2.8', next: '3.0'});
});

it('says what can be cut', () => {
  expect(() => readArguments(['2.7'], '2.8')).toThrow(
    'docs/ has version 2.8, so you can cut 2.8, not "2.7".',
  );
  expect(() => readArguments([], '2.8')).toThrow('Usage: npm run docs:version');
  expect(() => readArguments(['2.8', '--next'], '2.8')).toThrow('Usage: npm run docs:version');
});

it('D1 keeps the addresses of the cut version and gives docs/ to the next one', () => {
  const [next, cut, ...rest] = cutTable(docsVersions, '2.8', '2.9');
  expect(next).toMatchObject({
    version: '2.9',
    status: 'next',
    label: '2.9 (Next)',
    path: 'next',
    patch: docsVersion('2.8').patch,
  });
  expect([cut, ...rest]).toEqual(docsVersions);
});

it('refuses an unknown version and a next one that exists', () => {
  expect(() => cutTable(docsVersions, '3.0', '3.1')).toThrow(
    'The version table has no entry "3.0".',
  );
  expect(() => cutTable(docsVersions, '2.8', '2.7')).toThrow(
    'The version table already has an entry "2.7".',
  );
});

it('counts versions on', () => {
  expect(followingVersion('2.9')).toBe('2.10');
  expect(() => followingVersion('next')).toThrow('"next" is not a version such as 2.8.');
});

it('says what is left after a cut, and which checks found problems', () => {
  expect(afterCut('2.8', '2.9', true)).toContain('1. Nothing: the checks pass.');
  const text = afterCut('2.8', '2.9', false);
  expect(text).toContain('1. In docs/, fix what npm run check reported above.');
});
