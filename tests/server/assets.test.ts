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
  it('have the type of their ending, and are kept for a year exactly when their name changes with their content', async () => {
    for (const path of assetPaths) {
      const type = SEARCH.test(extname(path)) ? 'application/octet-stream' : TYPES[extname(path)];
      expect(type, `tests/server/assets.test.ts knows no type for ${path}`).toBeDefined();
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toBe(type);
      const kept = FOREVER.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(response.headers.get('cache-control'), path).toBe(kept);
      await response.body?.cancel();
    }
    console.info(`nginx: ${assetPaths.length} files`);
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', server.hasBrotli ? 'br' : 'gzip'],
    ['identity', null],
  ])('come compressed as the visitor asks: %s', async (accepted, encoding) => {
    let compressed = 0;
    for (const path of [...assetPaths, ...sitemapPaths]) {
      const file = assetPaths.includes(path) ? path : fileOfPage(path);
      const content = readSiteFile(file);
      const response = await get(path, {'accept-encoding': accepted});
      const worthwhile = COMPRESSED.test(file) && content.length > 1024;
      expect(response.headers.get('content-encoding'), path).toBe(worthwhile ? encoding : null);
      if (worthwhile) expect(response.headers.get('vary'), path).toBe('Accept-Encoding');
      expect(Buffer.from(await response.arrayBuffer()).equals(content), path).toBe(true);
      if (response.headers.has('content-encoding')) compressed += 1;
    }
    console.info(`nginx: ${compressed} files sent as ${encoding ?? 'they are'} for ${accepted}`);
  });
});
