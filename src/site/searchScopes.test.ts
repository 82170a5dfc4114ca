import {expect, it} from 'vitest';
import {scopeFrom, searchAddress, searchIndexes, versionAt} from './searchScopes.ts';

it('knows the version of the open page by the root of its version', () => {
  expect(versionAt('/docs/2.7', '/')).toBe('2.7');
  expect(versionAt('/base/docs', '/base/')).toBe('2.8');
  expect(versionAt(undefined, '/')).toBe('2.8');
});

it('reads a version from an address only if it exists', () => {
  expect(scopeFrom('2.6')).toBe('2.6');
  expect(scopeFrom('all')).toBe('all');
  expect(scopeFrom('1.0')).toBe('2.8');
  expect(scopeFrom(null)).toBe('2.8');
});

it('writes an address that keeps the query whatever it contains', () => {
  expect(searchAddress('/', '', '2.8')).toBe('/search');
  expect(searchAddress('/base/', 'a&b #<c>', 'all')).toBe(
    '/base/search?q=a%26b+%23%3Cc%3E&version=all',
  );
});

it('lists an index for each version together with the blog and the tools, and one for everything', () => {
  expect(searchIndexes(['2', '1'])).toEqual([
    {scope: '2', versions: ['2', 'blog', 'tools']},
    {scope: '1', versions: ['1', 'blog', 'tools']},
    {scope: 'all', versions: ['2', '1', 'blog', 'tools']},
  ]);
});
