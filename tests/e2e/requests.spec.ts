import {expect, test} from '@playwright/test';
import type {Page, Request} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {forgeConnection} from './steps/forgeConnection.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';
import {expectPage} from './steps/servedPage.ts';

for (const address of [...pageKinds, '/nowhere']) {
  test(`K1 ${address} calls no backend and no other site`, async ({page, baseURL}) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await openAlive(page, address);
    await settlePrefetch(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settlePrefetch(page);
    expect(requests.length).toBeGreaterThan(2);
    for (const request of requests) {
      const {origin, protocol} = new URL(request.url());
      if (protocol !== 'data:') expect(origin, request.url()).toBe(baseURL);
      expect(request.method(), request.url()).toBe('GET');
      expect(request.postData(), request.url()).toBeNull();
      expect(['fetch', 'xhr', 'websocket', 'ping'], request.url()).not.toContain(
        request.resourceType(),
      );
    }
  });
}

test('K2 on a fast connection the page behind a link is fetched when it is pointed at', async ({
  page,
}) => {
  await forgeConnection(page, {saveData: false, effectiveType: '4g'});
  await openAlive(page, '/docs/intro');
  await settlePrefetch(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settlePrefetch(page);
  expect(fetched).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Error codes'}).hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

const slow = {
  'a data-saver': {saveData: true, effectiveType: '4g'},
  'a 2G': {saveData: false, effectiveType: '2g'},
  'a slow 2G': {saveData: false, effectiveType: 'slow-2g'},
};

for (const [name, connection] of Object.entries(slow)) {
  for (const width of [360, 1280]) {
    test(`K2 on ${name} connection nothing is fetched ahead at ${width} px`, async ({page}) => {
      await page.setViewportSize(screen(width));
      await forgeConnection(page, connection);
      await openAlive(page, '/docs/intro');
      await settlePrefetch(page);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'Error codes'});
      await link.hover();
      await settlePrefetch(page);
      expect(fetched).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      await link.click();
      await expectPage(page, '/docs/api/error-codes');
    });
  }
}

/** Waits until every observer that the page has made so far has been told what is in view. */
async function settlePrefetch(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );
}
