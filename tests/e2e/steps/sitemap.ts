import {readFileSync} from 'node:fs';

const sitemap = readFileSync('build/sitemap.xml', 'utf8');

/** The path of every page that the sitemap of the build lists. */
export const sitemapRoutes: readonly string[] = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
