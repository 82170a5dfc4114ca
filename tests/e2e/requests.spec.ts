import {expect, test} from '@playwright/test';
import {forgeConnection, settleObservers} from './steps/network.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';
import {expectPage} from './steps/servedPage.ts';

test('K2 on a fast connection the page behind a link is fetched when it is pointed at', async ({
  page,
}) => {
  await forgeConnection(page, {saveData: false, effectiveType: '4g'});
  await openAlive(page, '/docs/intro');
  await settleObservers(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settleObservers(page);
  expect(fetched).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Error codes'}).hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('K2 the page behind the first link that a reader points at is fetched as well', async ({
  page,
}) => {
  await forgeConnection(page, {saveData: false, effectiveType: '4g'});
  // Scripts start when the pointer moves, and arrive when it rests on the link.
  let arrive = (): void => undefined;
  const pointed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/main.*.js', (route) => pointed.then(() => route.continue()));
  await page.goto('/docs/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Installation'}).hover();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await settleObservers(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.mouse.down();
  await page.mouse.up();
  await expectPage(page, '/docs/installation');
  expect(fetched).toEqual([]);
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
      await settleObservers(page);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'Error codes'});
      await link.hover();
      await settleObservers(page);
      expect(fetched).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      await link.click();
      await expectPage(page, '/docs/api/error-codes');
    });
  }
}
