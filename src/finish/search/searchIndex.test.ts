import {expect, it} from 'vitest';
import {latestVersion} from '../../site/versions.ts';
import {parseBuiltPage} from '../pages.ts';
import {pagesToSearch} from './searchIndex.ts';

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
  {path: '/base/tools/kit', component: '@theme/MDXPage'},
  {path: '/base/accessibility', component: '@theme/MDXPage'},
];
const site = {routes, baseUrl: '/base/'};

it('takes docs pages and posts, and no lists', () => {
  const pages = [
    'blog.html',
    'blog/first.html',
    'docs/intro.html',
    'docs/2.7/intro/index.html',
    'tools/kit.html',
  ].map((file) => parseBuiltPage({file, html: ''}));
  expect(pagesToSearch(site, pages).map(({place, page}) => ({...place, file: page.file}))).toEqual([
    {route: '/blog/first', file: 'blog/first.html', version: 'blog'},
    {route: '/docs/2.7/intro', file: 'docs/2.7/intro/index.html', version: '2.7'},
    {route: '/docs/intro', file: 'docs/intro.html', version: latestVersion().version},
    {route: '/tools/kit', file: 'tools/kit.html', version: 'tools'},
  ]);
});

it('stops when a page was not built', () => {
  expect(() => pagesToSearch(site, [])).toThrow('The build has no HTML file for /blog/first');
});
