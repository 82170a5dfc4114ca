import {expect, test} from '@playwright/test';
import type {BrowserContext, Page} from '@playwright/test';
import {audit} from './steps/audit.ts';
import {contractRows, sitemapRoutes} from './steps/content.ts';
import {wideElements} from './steps/fit.ts';
import {openAlive} from './steps/openAlive.ts';
import {watchErrors} from './steps/watchErrors.ts';
import {settleObservers, watchRequests} from './steps/network.ts';

const missing = '/nowhere';
/** A 1280 × 1024 window zoomed to 400 % has the room of the last one. */
const smallScreens = [
  {width: 360, height: 800},
  {width: 320, height: 640},
  {width: 320, height: 256},
] as const;

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
  const roots = contractRows.find(({id}) => id === 'R12')?.addresses ?? [];
  for (const route of sitemapRoutes.filter((each) => !roots.includes(each))) {
    const html = await (await request.get(route)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
    expect(heading, route).not.toBe('');
    const part =
      roots
        .filter((root) => route.startsWith(`${root}/`))
        .sort()
        .at(-1) ?? 'others';
    const key = `${part}: ${heading}`;
    expect(seen.get(key), `${key} on ${route}`).toBeUndefined();
    seen.set(key, route);
  }
});

for (const route of [...sitemapRoutes, missing]) {
  const row = contractRows.find(({addresses}) => addresses.includes(route))?.id;
  const id = row ?? (route === missing ? 'R13' : 'X');
  const idle = 'asks only this site, stores nothing, has no fault';
  test(`${id} K1 K3 S1 X ${route} answers, ${idle}, fits, prints and is accessible`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const complaints = watchErrors(page);
    const requests = watchRequests(page, baseURL ?? '');

    await test.step(`${id} answers`, () => expectAnswer(page, route, row));
    await test.step('K1 asks only this site, for nothing but files', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settleObservers(page);
      requests.expectOnlyFiles();
    });
    await test.step('K3 stores nothing', () => expectNothingStored(page, context));
    await test.step('X axe, light, 1280 px', async () => expect(await audit(page)).toEqual([]));
    await test.step('X fits small screens', async () => {
      for (const size of smallScreens) {
        await page.setViewportSize(size);
        expect.soft(await wideElements(page), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
    await test.step('X prints its content alone', () => expectPrintedContent(page));

    // The browser itself reports the 404 of the missing page.
    const ours = complaints.filter((text) => route !== missing || !/status of 404/.test(text));
    expect(ours, 'K1 S1 complaints of the browser').toEqual([]);
  });
}

async function expectAnswer(page: Page, route: string, row: string | undefined): Promise<void> {
  const response = await openAlive(page, route);
  expect(response?.status()).toBe(route === missing ? 404 : 200);
  expect(response?.request().redirectedFrom(), 'without a redirect of the server').toBeNull();
  expect(new URL(page.url()).pathname).toBe(row === 'R12' ? `${route}/intro` : route);
  const heading = page.getByRole('main').getByRole('heading', {level: 1});
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(route === missing ? 'Page not found' : /\S/);
  if (route !== missing) await expect(heading).not.toHaveText('Page not found');
}

async function expectNothingStored(page: Page, context: BrowserContext): Promise<void> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({name}) => name),
  ]);
  expect.soft(stored).toEqual([]);
  expect.soft(await context.cookies()).toEqual([]);
}

async function expectPrintedContent(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
  for (const frame of [
    'nav.navbar',
    '.theme-doc-sidebar-container',
    'nav[aria-label="On this page"]',
    'footer',
  ])
    await expect
      .soft(page.locator(frame).filter({visible: true}), `${frame} in print`)
      .toHaveCount(0);
  await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.emulateMedia({media: null});
}
