import {describe, expect, it} from 'vitest';
import {finalTargets} from '../../src/finish/hostFiles.ts';
import {redirects} from '../../src/site/redirects.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {get} from './sendRequest.ts';
import {fileOfPage, readSiteFile, sitemapPaths} from './siteFiles.ts';

/** Expects a page of the site under a path. */
async function expectPage(path: string): Promise<void> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control'), path).toBe('no-cache');
  expect(await response.text(), path).toBe(readSiteFile(fileOfPage(path)).toString());
}

/** Expects a redirect that leads to a path of the site and nowhere else. */
async function expectRedirect(from: string, to: string): Promise<void> {
  const response = await get(from);
  expect(response.status, from).toBe(301);
  expect(response.headers.get('location'), from).toBe(to);
}

describe('pages on nginx', () => {
  it('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 every address of the sitemap is a page', async () => {
    expect(sitemapPaths.length).toBeGreaterThan(90);
    for (const path of sitemapPaths) await expectPage(path);
  });

  it.each(docsVersions.map(versionRoot))('R12 %s is a page', expectPage);

  it('R14 an ending leads to the page without it and keeps the question', async () => {
    for (const path of sitemapPaths.filter((page) => page !== '/')) {
      await expectRedirect(`${path}.html`, path);
      await expectRedirect(`${path}/index.html?a=b%20c`, `${path}?a=b%20c`);
      await expectRedirect(`${path}/`, path);
    }
    await expectRedirect('/index.html?platform=ios', '/?platform=ios');
    await expectRedirect('//docs//intro.html', '/docs/intro');
  });

  it('R13 an address that moved leads to its page in one step and keeps the question', async () => {
    for (const {from, to} of finalTargets(redirects).filter(({from: at}) => !at.endsWith('/*'))) {
      await expectRedirect(`${from}?platform=ios`, `${to}?platform=ios`);
      await expectRedirect(`${from}/`, to);
      await expectPage(to);
    }
    await expectRedirect('/docs/2.8/guides/faq', '/docs/guides/faq');
    await expectRedirect('/docs/latest/api/types.md', '/docs/api/types.md');
  });

  it.each([
    ...['/nowhere', '/nowhere.html', '/nowhere/index.html', '/docs/2.7/nowhere', '/docs/1.0/intro'],
    ...['/docs/intro/more', '/404.html', '/index', '/assets/', '/assets/js/gone.0123.js'],
    ...['/_headers', '/index.html.gz', '/docs/intro.html.br', '/DOCS/INTRO', '/.git/config'],
  ])('R13 %s is the not-found page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(readSiteFile('/404.html').toString());
  });

  it('leads to no other site', async () => {
    for (const path of ['//evil.example/docs/intro.html', '/docs/2.8//evil.example/faq/']) {
      const {status, headers} = await get(path);
      if (status === 301) expect(headers.get('location'), path).toMatch(/^\/(?![/\\])/);
      else expect(status, path).toBe(404);
    }
  });

  it('sends nothing again that the visitor already has', async () => {
    const first = await get('/docs/intro');
    const known = {'if-none-match': first.headers.get('etag') ?? ''};
    const again = await get('/docs/intro', {headers: known});
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).not.toBeNull();
  });
});
