import {pagePaths} from '../../scripts/pagePaths.ts';
import {posts, tags} from '../../src/site/promised.ts';
import {toolPages} from '../../src/site/toolPages.ts';
import {type DocsVersion, docsVersions, versionRoot} from '../../src/site/versions.ts';

/** Routes that the contract does not name but readers are served by. */
export const additions: readonly string[] = [
  '/404',
  '/search',
  '/accessibility',
  ...toolPages.map(({path}) => path),
];

/** Every docs page of a version, by address, as its files say. */
export const routesOf = (entry: DocsVersion): readonly string[] =>
  pagePaths('.', entry.version).map((path) => `${versionRoot(entry)}/${path}`);

/** Those of all versions. */
export const docsRoutes: readonly string[] = docsVersions.flatMap(routesOf);

/** Every route that the sources call for. */
export const contractRoutes: readonly string[] = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/hyochan',
  '/blog/tags',
  ...tags.map((tag) => `/blog/tags/${tag}`),
  ...posts.map((slug) => `/blog/${slug}`),
  ...docsRoutes,
  ...docsVersions.map(versionRoot),
];
