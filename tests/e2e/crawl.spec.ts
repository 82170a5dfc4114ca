import {expect, test} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {contractRows, rootRoutes, sitemapRoutes} from './steps/content.ts';
import {missing, testPage} from './steps/crawlPage.ts';

for (const {id, addresses} of contractRows) {
  test(`${id} D1 B1 each address of the row is a page of the site`, () => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(sitemapRoutes).toEqual(expect.arrayContaining([...addresses]));
  });
}

test('R7 R8 R9 R10 R11 no two pages of a version or of the blog have the same heading', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const route of sitemapRoutes.filter((each) => !rootRoutes.includes(each))) {
    const html = await (await request.get(route)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
    expect(heading, route).not.toBe('');
    const part =
      rootRoutes
        .filter((root) => route.startsWith(`${root}/`))
        .sort()
        .at(-1) ?? 'others';
    const key = `${part}: ${heading}`;
    expect(seen.get(key), `${key} on ${route}`).toBeUndefined();
    seen.set(key, route);
  }
});

// The other pages are in tests/e2e/slow/crawl.spec.ts.
for (const route of [...pageKinds, ...rootRoutes, missing]) testPage(route, {prints: true});
