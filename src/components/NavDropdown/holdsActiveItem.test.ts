import {expect, it} from 'vitest';
import {holdsActiveItem} from './holdsActiveItem.ts';

it('S3 finds the active item by address, ignoring query, hash and a closing slash', () => {
  expect(holdsActiveItem([{to: '/blog?x=1#top'}], {pathname: '/blog/'})).toBe(true);
  expect(holdsActiveItem([{to: '/blog'}], {pathname: '/docs/intro'})).toBe(false);
});

it('S3 follows activeBasePath and activeBaseRegex', () => {
  expect(holdsActiveItem([{activeBasePath: '/docs'}], {pathname: '/docs/2.7/intro'})).toBe(true);
  expect(
    holdsActiveItem([{activeBaseRegex: '/docs/(api|guides)'}], {pathname: '/docs/api/types'}),
  ).toBe(true);
  expect(holdsActiveItem([{activeBaseRegex: '^/blog'}], {pathname: '/docs/api/types'})).toBe(false);
});

it('S3 finds docs items by the id of the page and by its sidebar', () => {
  const page = {pathname: '/docs/intro', docId: 'intro', sidebarId: 'main'};
  expect(holdsActiveItem([{docId: 'intro'}], page)).toBe(true);
  expect(holdsActiveItem([{sidebarId: 'main'}], page)).toBe(true);
  expect(holdsActiveItem([{docId: 'faq'}, {sidebarId: 'other'}], page)).toBe(false);
  expect(holdsActiveItem([{}], {pathname: '/blog'})).toBe(false);
});
