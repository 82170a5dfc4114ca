import {expect, it} from 'vitest';
import {listPages} from './listPages.ts';
import {nameAddress, versionLabel} from './nameAddress.ts';
import {wordsOf} from './wordsOf.ts';

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
  ['/docs/api/methods/core-methods', 'Core methods', '2.8 (Current)'],
  ['/docs/2.7/guides/faq', 'FAQ', '2.7'],
  ['/docs/api/use-iap', 'useIAP', '2.8 (Current)'],
  ['/blog/v2-8-1-release', 'V2 8 1 release', undefined],
])('names %s', (address, name, label) => {
  expect(nameAddress(address)).toBe(name);
  expect(versionLabel(address)).toBe(label);
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
