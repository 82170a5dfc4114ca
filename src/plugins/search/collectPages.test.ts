import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {collectPages} from './collectPages.ts';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const routes = [
  {path: '/base/search', component: '@site/src/components/Search/SearchPage.tsx'},
  {
    path: '/base/docs',
    component: '@theme/DocsRoot',
    routes: [
      {path: '/base/docs/intro', component: '@theme/DocItem'},
      {path: '/base/docs/2.7/intro', component: '@theme/DocItem'},
    ],
  },
  {path: '/base/blog', component: '@theme/BlogListPage'},
  {path: '/base/blog/first', component: '@theme/BlogPostPage'},
];

it('takes docs pages and posts, and no lists', () => {
  for (const route of ['docs/intro', 'docs/2.7/intro', 'blog/first']) {
    mkdirSync(join(outDir, route, '..'), {recursive: true});
    writeFileSync(join(outDir, `${route}.html`), '');
  }
  expect(collectPages(routes, {outDir, baseUrl: '/base/'})).toEqual([
    {route: '/blog/first', file: join(outDir, 'blog/first.html'), version: 'blog'},
    {route: '/docs/2.7/intro', file: join(outDir, 'docs/2.7/intro.html'), version: '2.7'},
    {route: '/docs/intro', file: join(outDir, 'docs/intro.html'), version: '2.8'},
  ]);
});

it('stops when a page was not built', () => {
  expect(() => collectPages(routes, {outDir, baseUrl: '/base/'})).toThrow(
    'The search index found no HTML file for /blog/first',
  );
});
