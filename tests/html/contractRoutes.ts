import {pagePaths} from '../../scripts/pagePaths.ts';
import {posts, tags} from '../../src/site/promised.ts';
import {toolPages} from '../../src/site/toolPages.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';

/** Routes that the contract does not name but readers are served by. */
export const additions: readonly string[] = [
  '/404',
  '/search',
  '/accessibility',
  ...toolPages.map(({path}) => path),
];

/** Every docs page of every version, by address, as its files say. */
export const docsRoutes: readonly string[] = docsVersions.flatMap((entry) =>
  pagePaths('.', entry.version).map((path) => `${versionRoot(entry)}/${path}`),
);

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
