import {expect, test} from '@playwright/test';
import {notice, retry, victim} from './steps/faultyTest.ts';
import {expectSameDocument, markDocument, openAlive} from './steps/openAlive.ts';
import {watchDocuments} from './steps/scripts.ts';
import {hits, openSearch, searchField} from './steps/searchDialog.ts';
import {expectPage} from './steps/servedPage.ts';

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    // A browser that saves data fetches no page ahead, so that an unread page is really not there.
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
});

test('E3 X offline, a page that is not here is told and this one stays; online, Retry opens it', async ({
  page,
  context,
}) => {
  await openAlive(page, '/docs/intro?from=mail');
  await markDocument(page);
  const documents = watchDocuments(page);
  await context.setOffline(true);
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'});
  await link.click();
  await expect(notice(page)).toContainText('You’re offline');
  await expect(notice(page)).toBeInViewport({ratio: 1});
  await retry(page).click();
  await expect(notice(page)).toHaveCount(1);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/docs/intro?from=mail');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Introduction/);
  await expectSameDocument(page);
  expect(documents).toEqual([]);

  await context.setOffline(false);
  await retry(page).click();
  await page.waitForURL('/blog');
  await expectPage(page, '/blog');
  await expect(notice(page)).toHaveCount(0);
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('X offline, pages that were read open again, with back and forward', async ({
  page,
  context,
}) => {
  await openAlive(page, '/docs/intro');
  await markDocument(page);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('link', {name: 'Blog'}).click();
  await expectPage(page, '/blog');
  await context.setOffline(true);
  await bar.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Introduction/);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Introduction/);
  await expect(notice(page)).toHaveCount(0);
  await expectSameDocument(page);
});

test('X offline, the search says so, keeps the query, and finds when the network is back', async ({
  page,
  context,
}) => {
  await openAlive(page, victim.path);
  const dialog = await openSearch(page);
  await context.setOffline(true);
  await searchField(dialog).fill('restore');
  await expect(dialog.getByRole('alert')).toContainText('The search index couldn’t load.');
  await context.setOffline(false);
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(hits(dialog).first()).toBeVisible();
  await expect(searchField(dialog)).toHaveValue('restore');
});

test('X offline, what needs no network works: finder, tabs, color mode, menus', async ({
  page,
  context,
}) => {
  await openAlive(page, '/docs/installation');
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('main').getByText('yarn', {exact: true}).first().click();
  await expect(page.getByRole('main').getByText('yarn add expo-iap').first()).toBeVisible();
  await page.getByRole('button', {name: /dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('a[href^="#"]').filter({visible: true}).last().click();
  await expect(notice(page)).toHaveCount(0);
  await expectSameDocument(page);
});
