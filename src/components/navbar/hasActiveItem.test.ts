import {expect, it} from 'vitest';
import {hasActiveItem} from './hasActiveItem.ts';

it('finds the active item by address, ignoring query, hash and a closing slash', () => {
  expect(hasActiveItem([{to: '/blog?x=1#top'}], {pathname: '/blog/'})).toBe(true);
  expect(hasActiveItem([{to: '/blog'}], {pathname: '/docs/intro'})).toBe(false);
});

it('follows activeBasePath and activeBaseRegex', () => {
  expect(hasActiveItem([{activeBasePath: '/docs'}], {pathname: '/docs/2.7/intro'})).toBe(true);
  expect(
    hasActiveItem([{activeBaseRegex: '/docs/(api|guides)'}], {pathname: '/docs/api/types'}),
  ).toBe(true);
  expect(hasActiveItem([{activeBaseRegex: '^/blog'}], {pathname: '/docs/api/types'})).toBe(false);
});

it('finds docs items by the id of the page and by its sidebar', () => {
  const page = {pathname: '/docs/intro', docId: 'intro', sidebarId: 'main'};
  expect(hasActiveItem([{docId: 'intro'}], page)).toBe(true);
  expect(hasActiveItem([{sidebarId: 'main'}], page)).toBe(true);
  expect(hasActiveItem([{docId: 'faq'}, {sidebarId: 'other'}], page)).toBe(false);
  expect(hasActiveItem([{}], {pathname: '/blog'})).toBe(false);
});
