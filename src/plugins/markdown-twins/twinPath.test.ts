import {expect, it} from 'vitest';
import {pagePath, twinPath} from './twinPath.ts';

it.each([
  ['/docs/intro', '/docs/intro', '/docs/intro.md'],
  ['/docs/api/', '/docs/api', '/docs/api.md'],
])('%s is read at %s and has its twin at %s', (permalink, page, twin) => {
  expect(pagePath(permalink)).toBe(page);
  expect(twinPath(permalink)).toBe(twin);
});

it('leaves the home page its slash', () => {
  expect(pagePath('/')).toBe('/');
});
