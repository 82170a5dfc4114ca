import {extname} from 'node:path';
import {describe, expect, it} from 'vitest';
import {get, server} from './sendRequest.ts';
import {assetPaths, fileOfPage, readSiteFile, sitemapPaths} from './siteFiles.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml; charset=utf-8',
  '.xsl': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.tgz': 'application/gzip',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const SEARCH = /^\.(?:pagefind|pf_\w+)$/;
const COMPRESSED = /\.(?:css|html|js|json|md|svg|txt|xml|xsl)$/;
const FOREVER = /^\/(?:assets|pagefind\/[\w.]+\/(?:fragment|index))\//;

describe('files on nginx', () => {
  it('have the type of their ending, are compressed, and are kept for a year exactly when their name changes with their content', async () => {
    for (const path of assetPaths) {
      const type = SEARCH.test(extname(path)) ? 'application/octet-stream' : TYPES[extname(path)];
      expect(type, `tests/server/assets.test.ts knows no type for ${path}`).toBeDefined();
      const response = await expectFile(path, path, server.hasBrotli ? 'br' : 'gzip');
      expect(response.headers.get('content-type'), path).toBe(type);
      const kept = FOREVER.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(response.headers.get('cache-control'), path).toBe(kept);
    }
  });

  it.each(['gzip', null])('come to who accepts no brotli as %s', async (encoding) => {
    for (const path of sitemapPaths) await expectFile(path, fileOfPage(path), encoding);
  });
});

/** Expects a file whole, in an encoding when that saves something. */
async function expectFile(path: string, file: string, encoding: string | null): Promise<Response> {
  const accepted = {br: 'gzip, deflate, br', gzip: 'gzip'}[encoding ?? ''] ?? 'identity';
  const response = await get(path, {headers: {'accept-encoding': accepted}});
  const content = readSiteFile(file);
  const isWorthwhile = COMPRESSED.test(file) && content.length > 1024;
  expect(response.headers.get('content-encoding'), path).toBe(isWorthwhile ? encoding : null);
  if (isWorthwhile) expect(response.headers.get('vary'), path).toBe('Accept-Encoding');
  expect(Buffer.from(await response.arrayBuffer()).equals(content), path).toBe(true);
  return response;
}
