import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {keyLabel, shortcuts} from '../../src/site/shortcuts.ts';
import {test} from './steps/faultyTest.ts';
import {scrolled} from './steps/moments.ts';
import {screen} from './steps/screens.ts';
import {hits, searchDialog, searchField} from './steps/searchDialog.ts';
import type {FaultyServer} from './steps/serveFaulty.ts';

/* What a reader does while title, paragraph and the script behind them are there, and the rest of the page is on its way. */

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

for (const keys of shortcuts.search.keys) {
  test(`X ${keyLabel(keys)} pressed before the rest of the page opens the search, which has every letter typed behind it`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({width: 1280, height: 160});
    const comeAlive = await openFirstPart(page, server);
    await page.keyboard.press(keys);
    await page.keyboard.type('Restoree ');
    for (const key of ['Backspace', 'Backspace', ' ', 'ArrowDown', 'PageDown', 'End'])
      await page.keyboard.press(key);
    await page.keyboard.type('i/t?');
    expect(await scrolled(page)).toBe(0);
    await comeAlive();
    const field = searchField(searchDialog(page));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Restore i/t?');
    await page.keyboard.type('x');
    await expect(field).toHaveValue('Restore i/t?x');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('X the key of the list of shortcuts, pressed before the rest of the page, opens it', async ({
  page,
  server,
}) => {
  const comeAlive = await openFirstPart(page, server);
  await page.keyboard.press(shortcuts.list.keys[0]);
  await comeAlive();
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
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
  const comeAlive = await openFirstPart(page, server);
  const main = page.getByRole('main');
  await main.getByText('Page menu').click();
  await main.getByRole('button', {name: 'Copy page'}).click();
  await comeAlive();
  await expect(main.getByText('Copied', {exact: true})).toBeVisible();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});

test('X the contents of a page open on a phone as soon as they are there', async ({
  page,
  server,
}) => {
  await page.setViewportSize(screen(360));
  const comeAlive = await openFirstPart(page, server);
  await page.getByRole('button', {name: 'On this page'}).click();
  await comeAlive();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
});

test('X any key before the rest of the page starts its scripts', async ({page, server}) => {
  const comeAlive = await openFirstPart(page, server);
  await page.keyboard.press('Shift');
  await comeAlive();
});
