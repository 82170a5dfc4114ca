import {expect, it} from 'vitest';
import {docsVersions} from '../../src/site/versions.ts';
import {cutTable, followingVersion} from './cutTable.ts';

it('D1 keeps the addresses of the cut version and gives docs/ to the next one', () => {
  const [next, cut, ...rest] = cutTable(docsVersions, '2.8', '2.9');
  expect(next).toMatchObject({
    version: '2.9',
    status: 'next',
    label: '2.9 (Next)',
    path: 'next',
    patch: '2.8.8',
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
