import {expect, it} from 'vitest';
import {listPages, nameAddress} from './knownPages.ts';
import {wordsOf} from './missingAddress.ts';

it('lists the pages of a tree of routes under the root of the site', () => {
  const routes = [
    {path: '/base/blog'},
    {path: '/base/docs', routes: [{path: '/base/docs', routes: [{path: '/base/docs/intro'}]}]},
    {path: '/base/docs/intro'},
    {path: '/base/__docusaurus/debug'},
    {path: '*'},
  ];
  expect(listPages(routes, '/base/')).toEqual(['/blog', '/docs/intro']);
});

it.each([
  ['/docs/api/methods/core-methods', 'Core methods'],
  ['/docs/2.7/guides/faq', 'FAQ'],
  ['/docs/api/use-iap', 'useIAP'],
  ['/blog/v2-8-1-release', 'V2 8 1 release'],
])('names %s', (address, name) => {
  expect(nameAddress(address)).toBe(name);
});

it.each([
  ['/docs/core-methods', 'core methods'],
  ['/docs/fetchProducts.html', 'fetchProducts'],
  ['/docs/2.7/', '2.7'],
  ['/<img src=x onerror=alert(1)>', 'img src x onerror alert 1'],
  ['/', ''],
])('reads the words of %s', (address, words) => {
  expect(wordsOf(address)).toBe(words);
});
