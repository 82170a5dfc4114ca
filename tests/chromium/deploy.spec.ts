import {expect} from '@playwright/test';
import {finderField, notice, test, victim} from './steps/faultyTest.ts';
import {watchTraffic} from './steps/network.ts';
import {goInside, openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {watchDocuments} from './steps/scripts.ts';
import {hits, openSearch, searchField} from './steps/searchDialog.ts';

// Why here: only a server that puts other files in the place of those that a page knows can show what a deploy does to it,
// and how many documents the browser loads then.

test('E3 X after a deploy the next page comes from it, with one document and its whole address', async ({
  page,
  server,
}) => {
  await openAlive(page, `${server.origin}/`);
  const documents = watchDocuments(page);
  server.deploy();
  await goInside(page, victim.path + victim.rest);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(victim.heading);
  await waitUntilAlive(page);
  expect(documents).toEqual([victim.path]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(victim.rest);
  await expect(notice(page)).toHaveCount(0);
  expect(server.asked.some((path) => path.startsWith('/deployed/js/main.'))).toBe(true);
});

test('X a page that was open before a deploy stays usable, and has what was typed on the way back', async ({
  page,
  server,
}) => {
  await openAlive(page, server.origin + victim.path);
  const dialog = await openSearch(page);
  await searchField(dialog).fill('restore');
  await expect(hits(dialog).first()).toBeVisible();
  const documents = watchDocuments(page);
  server.deploy();
  await searchField(dialog).fill('subscription');
  await expect(hits(dialog).first()).toContainText(/subscription/i);
  await page.keyboard.press('Escape');
  await finderField(page).fill('E_SYNC_ERROR');
  await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry.');
  await page.getByRole('button', {name: /dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(documents).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Sponsors'}).click();
  await expect.poll(() => documents).toEqual(['/docs/sponsors']);
  await waitUntilAlive(page);
  await page.goBack();
  await waitUntilAlive(page);
  await expect(finderField(page)).toHaveValue('E_SYNC_ERROR');
});

test('X after a deploy the search that was never opened takes typing and leads to its page', async ({
  page,
  server,
}) => {
  const settle = watchTraffic(page);
  await openAlive(page, server.origin + victim.path);
  await settle();
  server.deploy();
  const dialog = await openSearch(page);
  await page.keyboard.type('restore');
  await expect(dialog.getByRole('alert')).toContainText('Search couldn’t load.');
  await dialog.getByRole('link', {name: 'Open full-page search'}).click();
  await page.waitForURL('**/search?q=restore');
  await waitUntilAlive(page);
  await expect(hits(page).first()).toBeVisible();
});
