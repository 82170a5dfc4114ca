import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {test} from './steps/faultyTest.ts';
import {screen} from './steps/screens.ts';
import {hits, searchDialog, searchField} from './steps/searchDialog.ts';
import type {FaultyServer} from './steps/serveFaulty.ts';

// Why here: a server stops in the middle of a page. What a reader does while title, paragraph and the script behind them are
// there, and the rest is on its way, must count; the acts get their pages whole.

const address = '/docs/guides/purchases';
const alive = 'html[data-has-hydrated=true]';

/** Opens the first part of a page; returns what sends the rest and waits until the page is alive. */
async function openFirstPart(page: Page, server: FaultyServer): Promise<() => Promise<void>> {
  server.holdBack();
  await page.goto(server.origin + address, {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  // The script behind the first text has run.
  await expect(page.locator('head style')).toHaveCount(2);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  return async () => {
    server.heal();
    await page.locator(alive).waitFor();
  };
}

test('X the key of the search, pressed before the rest of the page, opens it with every letter typed behind it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({width: 1280, height: 160});
  const comeAlive = await openFirstPart(page, server);
  await page.keyboard.press('/');
  await page.keyboard.type('Restoree ');
  for (const key of ['Backspace', 'Backspace', ' ', 'ArrowDown', 'PageDown', 'End'])
    await page.keyboard.press(key);
  await page.keyboard.type('i/t?');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await comeAlive();
  const field = searchField(searchDialog(page));
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('Restore i/t?x');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('X a click on the search before the rest of the page opens it where it is, with what is typed', async ({
  page,
  server,
}) => {
  await page.setViewportSize(screen(360));
  const comeAlive = await openFirstPart(page, server);
  await page.locator('nav [data-opens]').click();
  await page.keyboard.type('restore');
  await comeAlive();
  await expect(searchField(searchDialog(page))).toHaveValue('restore');
  await expect(searchField(searchDialog(page))).toBeFocused();
  await expect(hits(searchDialog(page)).first()).toBeVisible();
  expect(page.url()).toBe(server.origin + address);
});

test('X what opens by itself before the rest of the page stays open, and a button in it does what it says', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(screen(360));
  const comeAlive = await openFirstPart(page, server);
  const main = page.getByRole('main');
  await page.getByRole('button', {name: 'On this page'}).click();
  await main.getByText('Page menu').click();
  await main.getByRole('button', {name: 'Copy page'}).click();
  await comeAlive();
  await expect(main.getByText('Copied', {exact: true})).toBeVisible();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});
