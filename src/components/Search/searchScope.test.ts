import {expect, it} from 'vitest';
import {scopeFrom, searchAddress, versionAt, versionsOf} from './searchScope.ts';

it('knows the version of the open page by the root of its version', () => {
  expect(versionAt('/docs/2.7', '/')).toBe('2.7');
  expect(versionAt('/base/docs', '/base/')).toBe('2.8');
  expect(versionAt(undefined, '/')).toBe('2.8');
});

it('searches a version together with the blog, or everything', () => {
  expect(versionsOf('2.6')).toEqual(['2.6', 'blog']);
  expect(versionsOf('all')).toEqual([]);
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
