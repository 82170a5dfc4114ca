import {expect, it} from 'vitest';
import {latestVersion} from '../../site/versions.ts';
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

const sectionOf = (title: string) => ({
  ...{anchor: undefined, title, above: [], isName: false},
  ...{prose: [], code: [], fields: []},
});

it('takes docs pages and posts, and no lists', () => {
  const pages = [
    'blog.html',
    'blog/first.html',
    'docs/intro.html',
    'docs/2.7/intro/index.html',
    'tools/kit.html',
  ].map((file) => ({file, sections: [sectionOf(file)]}));
  const found = pagesToSearch(site, pages).map(({place, sections}) => ({
    ...place,
    titles: sections.map(({title}) => title),
  }));
  expect(found).toEqual([
    {route: '/blog/first', titles: ['blog/first.html'], version: 'blog'},
    {route: '/docs/2.7/intro', titles: ['docs/2.7/intro/index.html'], version: '2.7'},
    {route: '/docs/intro', titles: ['docs/intro.html'], version: latestVersion().version},
    {route: '/tools/kit', titles: ['tools/kit.html'], version: 'tools'},
  ]);
});

it('stops when a page was not built or has nothing to search', () => {
  expect(() => pagesToSearch(site, [])).toThrow('The build has no HTML file for /blog/first');
  const empty = [{file: 'blog/first.html', sections: undefined}];
  expect(() => pagesToSearch(site, empty)).toThrow(
    'blog/first.html has no <article> with an <h1>: the search index cannot read it.',
  );
});
