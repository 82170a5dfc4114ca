import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {server} from './sendRequest.ts';

const {site} = server;

/** Paths of the pages that the sitemap names. */
export const sitemapPaths: readonly string[] = [
  ...readFileSync(join(site, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** Every file that a visitor may get under its own name: no pages, no compressed copies, no host files. */
export const assetPaths: readonly string[] = readdirSync(site, {recursive: true, encoding: 'utf8'})
  .filter((file) => statSync(join(site, file)).isFile())
  .filter((file) => !/\.(?:html|gz|br)$|^_/.test(file))
  .map((file) => `/${file}`)
  .sort();

/** Reads the file behind a path. */
export function readSiteFile(path: string): Buffer {
  return readFileSync(join(site, path));
}

/** Returns the file of a page. */
export function fileOfPage(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
