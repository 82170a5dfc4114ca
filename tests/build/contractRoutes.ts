import {hasPage, pages} from '../../src/library/pages.ts';
import {posts, tags} from '../../src/library/posts.ts';
import {docsVersions, versionRoot} from '../../src/library/versions.ts';

/** Routes that the contract does not name but readers are served by. */
export const additions: readonly string[] = ['/404', '/search', '/accessibility'];

/** Every docs page of every version, by address. */
export const docsRoutes: readonly string[] = docsVersions.flatMap((entry) =>
  pages
    .filter((rule) => hasPage(entry.version, rule))
    .map(({path}) => `${versionRoot(entry)}/${path}`),
);

/** Every route of the contract, R1 to R12. */
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
