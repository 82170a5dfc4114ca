import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {hasPage, pages, posts, tags} from '../../../src/site/promised.ts';
import {docsVersions, versionRoot} from '../../../src/site/versions.ts';

/** Slugs of the posts in blog/, newest first. */
export const blogSlugs: readonly string[] = readdirSync('blog')
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .reverse()
  .map((file) => /^slug: (\S+)$/m.exec(readFileSync(`blog/${file}`, 'utf8'))?.[1] ?? file);

/** Addresses of the tags in blog/tags.yml. */
export const tagAddresses: readonly string[] = Object.values<{permalink: string}>(
  parse(readFileSync('blog/tags.yml', 'utf8')),
).map(({permalink}) => `/blog/tags${permalink}`);

const sitemap = readFileSync('build/sitemap.xml', 'utf8');

/** The path of every page that the sitemap of the build lists. */
export const sitemapRoutes: readonly string[] = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** The root of each version, which leads to its introduction. */
export const rootRoutes: readonly string[] = docsVersions.map(versionRoot);

/** Fixed rows of the contract: what each is called there, and its addresses, none of which may go. */
export const contractRows: readonly {readonly id: string; readonly addresses: readonly string[]}[] =
  [
    {id: 'R1', addresses: ['/']},
    {id: 'R2', addresses: ['/blog']},
    {id: 'R3', addresses: ['/blog/archive']},
    {id: 'R4', addresses: ['/blog/authors']},
    {id: 'R5', addresses: ['/blog/authors/hyochan']},
    {id: 'R6', addresses: ['/blog/tags']},
    {id: 'R7', addresses: tags.map((tag) => `/blog/tags/${tag}`)},
    {id: 'R8', addresses: posts.map((slug) => `/blog/${slug}`)},
    ...['2.8', '2.7', '2.6'].map((name, index) => ({
      id: `R${9 + index}`,
      addresses: docsVersions
        .filter(({version}) => version === name)
        .flatMap((version) =>
          pages
            .filter((rule) => hasPage(name, rule))
            .map(({path}) => `${versionRoot(version)}/${path}`),
        ),
    })),
    {id: 'R12', addresses: rootRoutes},
  ];
