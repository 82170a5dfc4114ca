import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {act, openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {blockRouteScripts, watchDocuments} from './steps/scripts.ts';
import {expectPage} from './steps/servedPage.ts';
import {forbidStorage} from './steps/storage.ts';
import {watchErrors} from './steps/watchErrors.ts';

for (const width of widths) {
  test(`E2 a page whose script fails at ${width} px stays readable, reloads once, then tells`, async ({
    page,
  }) => {
    await page.setViewportSize(screen(width));
    const documents = watchDocuments(page);
    const unblock = await blockRouteScripts(page);
    await page.goto('/docs/intro');
    await act(page);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText(/didn’t load/);
    expect(documents).toEqual(['/docs/intro', '/docs/intro']);
    await expectPage(page, '/docs/intro');
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toBeInViewport({ratio: 1});

    await retry(page).click();
    await expect.poll(() => documents.length).toBe(3);
    await expect(retry(page)).toBeVisible();
    expect(documents).toHaveLength(3);

    await unblock();
    await retry(page).click();
    await waitUntilAlive(page);
    await expect(notice(page)).toHaveCount(0);
    await expectPage(page, '/docs/intro');
    expect(documents).toHaveLength(4);
  });
}

test('E2 a script that fails once heals without a word to the reader', async ({page}) => {
  const documents = watchDocuments(page);
  const unblock = await blockRouteScripts(page);
  page.on('request', async (request) => {
    if (request.isNavigationRequest() && documents.length === 2) await unblock();
  });
  await page.goto('/blog');
  await act(page);
  await waitUntilAlive(page);
  await expect(notice(page)).toHaveCount(0);
  expect(documents).toEqual(['/blog', '/blog']);
});

test('E2 after a page has healed, a later failure may reload again', async ({page}) => {
  const unblock = await blockRouteScripts(page);
  await page.goto('/docs/intro');
  await act(page);
  await expect(retry(page)).toBeVisible();
  await unblock();
  await retry(page).click();
  await waitUntilAlive(page);
  const documents = watchDocuments(page);
  await blockRouteScripts(page);
  await page.reload();
  await expect(retry(page)).toBeVisible();
  expect(documents).toHaveLength(2);
});

for (const kind of ['sessionStorage', 'localStorage'] as const) {
  test(`E2 without ${kind} a failing page never loops and heals on Retry`, async ({page}) => {
    await forbidStorage(page, kind);
    const documents = watchDocuments(page);
    const unblock = await blockRouteScripts(page);
    await page.goto('/docs/intro');
    await act(page);
    await expect(notice(page)).toHaveCount(1);
    await expect(retry(page)).toBeVisible();
    expect(documents).toHaveLength(kind === 'sessionStorage' ? 1 : 2);
    await unblock();
    await retry(page).click();
    await waitUntilAlive(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`E2 S1 D5 without ${kind} the site works`, async ({page}) => {
    await forbidStorage(page, kind);
    const complaints = watchErrors(page);
    await openAlive(page, '/docs/intro');
    await page.getByRole('button', {name: /dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expectPage(page, '/blog');
    // The framework says once that it cannot keep choices; that is all it may say.
    expect(complaints.filter((text) => !text.includes('storage is not available'))).toEqual([]);
  });
}

test('E3 E2 a route whose script is gone for good ends readable, with a notice', async ({page}) => {
  await openAlive(page, '/');
  const documents = watchDocuments(page);
  await blockRouteScripts(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect.poll(() => documents).toEqual(['/blog']);
  await act(page);
  await expect(retry(page)).toBeVisible();
  await expectPage(page, '/blog');
  expect(documents).toEqual(['/blog', '/blog']);
});

function retry(page: Page): Locator {
  return notice(page).getByRole('button', {name: 'Retry'});
}

function notice(page: Page): Locator {
  return page.getByRole('status').filter({has: page.getByRole('button', {name: 'Retry'})});
}
