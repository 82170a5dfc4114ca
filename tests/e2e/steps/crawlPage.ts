import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {audit, auditSize, showIn} from './audit.ts';
import {contractRows} from './content.ts';
import {wideElements} from './fit.ts';
import {settleObservers, watchRequests} from './network.ts';
import {openAlive} from './openAlive.ts';
import {test} from './sameTab.ts';
import {screen} from './screens.ts';
import {watchErrors} from './watchErrors.ts';

/** An address where nothing is. */
export const missing = '/nowhere';

/** The narrowest has the room of a 1280 × 1024 window zoomed to 400 %. */
const smallScreens = [
  {width: 360, height: 800},
  {width: 320, height: 256},
] as const;

/** Where axe judges a page: all of it in the light on a desk, its colors and its room in the dark on a phone. */
const judged = ['desk', 'phone'] as const;
type Judged = (typeof judged)[number];

/** What a page is asked beside what applies to each. */
export type Asked = {
  /** Where axe judges it. */
  readonly places?: readonly Judged[];
  /** Whether it is printed: what is left out on paper belongs to its kind, not to its text. */
  readonly prints?: boolean;
};

/** Tests what applies to each page, in one visit. */
export function testPage(route: string, {places = judged, prints = false}: Asked = {}): void {
  const row = contractRows.find(({addresses}) => addresses.includes(route))?.id;
  const id = row ?? (route === missing ? 'R13' : 'X');
  const asked = [
    'asks only this site, stores nothing, has no fault, fits',
    ...(prints ? ['prints'] : []),
    ...(places.length > 0 ? ['is accessible'] : []),
  ].join(', ');
  test(`${id} K1 K3 S1 X ${route} answers, ${asked}`, async ({page, baseURL}) => {
    test.setTimeout(120_000);
    const complaints = watchErrors(page);
    const requests = watchRequests(page, baseURL ?? '');

    await test.step(`${id} answers`, () => expectAnswer(page, route, row));
    await test.step('K1 asks only this site, for nothing but files', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settleObservers(page);
      requests.expectOnlyFiles();
    });
    await test.step('K3 stores nothing', () => expectNothingStored(page));
    if (places.includes('desk'))
      await test.step('X axe, light, 1280 px', async () => expect(await audit(page)).toEqual([]));
    if (prints) await test.step('X prints its content alone', () => expectPrintedContent(page));
    await test.step('X fits small screens', async () => {
      for (const size of smallScreens) {
        await page.setViewportSize(size);
        expect.soft(await wideElements(page), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
    if (places.includes('phone'))
      await test.step('X axe, dark, 360 px', async () => {
        await page.setViewportSize(screen(360));
        await showIn(page, 'dark');
        await settleObservers(page);
        expect(await auditSize(page)).toEqual([]);
      });

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

async function expectNothingStored(page: Page): Promise<void> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({name}) => name),
  ]);
  expect.soft(stored).toEqual([]);
  expect.soft(await page.context().cookies()).toEqual([]);
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
