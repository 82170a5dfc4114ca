import {expect, test} from '@playwright/test';
import {wideElements} from './steps/fit.ts';
import {openAlive} from './steps/openAlive.ts';
import {sitemapRoutes} from './steps/sitemap.ts';

/** A 1280 × 1024 window zoomed to 400 % has the room of the last one. */
const smallScreens = [
  {width: 360, height: 800},
  {width: 320, height: 640},
  {width: 320, height: 256},
] as const;

test('X the checks of every route have every address of the sitemap', () => {
  expect(sitemapRoutes.length).toBeGreaterThan(100);
  console.info(
    `every route: ${sitemapRoutes.length} routes × (requests, cookies, storage, ${smallScreens.length} small screens, print)`,
  );
});

for (const route of [...sitemapRoutes, '/nowhere']) {
  test(`K1 K3 X ${route} asks only this site, stores nothing, fits and prints`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url());
      if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url());
    });
    await openAlive(page, route);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

    for (const size of smallScreens) {
      await page.setViewportSize(size);
      expect(await wideElements(page), `${size.width} × ${size.height}`).toEqual([]);
    }

    await page.emulateMedia({media: 'print'});
    for (const chrome of [
      'nav.navbar',
      '[class*=docSidebar]',
      '.theme-doc-toc-desktop',
      'footer',
    ]) {
      await expect(page.locator(chrome).filter({visible: true}), `${chrome} in print`).toHaveCount(
        0,
      );
    }
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
