import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import {keyLabel, shortcuts} from '../../src/site/shortcuts.ts';
import {test} from './steps/faultyTest.ts';
import {openMenu} from './steps/mobileMenu.ts';
import {scrolled} from './steps/moments.ts';
import {screen} from './steps/screens.ts';
import {hits, searchDialog, searchField} from './steps/searchDialog.ts';
import type {FaultyServer} from './steps/serveFaulty.ts';

/*
 * What a reader does while title and paragraph are there and the rest of the page is on its way, with the script that
 * handles it.
 */

const address = '/docs/guides/purchases';
const alive = 'html[data-has-hydrated=true]';

/** Opens the first text of a page; returns what sends the rest and waits until the page is alive. */
async function openFirstText(
  page: Page,
  server: FaultyServer,
  path = address,
): Promise<() => Promise<void>> {
  server.holdBack();
  await page.goto(server.origin + path, {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
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
    const comeAlive = await openFirstText(page, server);
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

test('X keys and clicks before the rest of the page are left to the browser where they are its own', async ({
  page,
  server,
  context,
}) => {
  await page.setViewportSize({width: 1280, height: 160});
  const comeAlive = await openFirstText(page, server);
  for (const keys of ['Control+Shift+K', 'Control+/', 'Alt+k', 'Alt+/', 'k'])
    await page.keyboard.press(keys);
  const other = context.waitForEvent('page');
  await page.locator('nav [data-opens]').click({modifiers: ['Control']});
  await (await other).waitForURL('**/search', {waitUntil: 'commit'});
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await comeAlive();
  await expect(searchDialog(page)).toBeHidden();
});

test('X the key of the list of shortcuts, pressed before the rest of the page, opens it', async ({
  page,
  server,
}) => {
  const comeAlive = await openFirstText(page, server);
  await page.keyboard.press(shortcuts.list.keys[0]);
  await comeAlive();
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
});

test('X a search that was typed and sent before the rest of the page leads to its results', async ({
  page,
  server,
}) => {
  await openFirstText(page, server, '/docs/2.7/intro');
  await page.keyboard.press(shortcuts.search.keys[0]);
  await page.keyboard.type('restore');
  await page.keyboard.press(shortcuts.open.keys[0]);
  server.heal();
  await page.waitForURL('**/search?version=2.7&q=restore');
});

test('X a search that was opened and closed before the rest of the page is closed, and the focus is where it was', async ({
  page,
  server,
}) => {
  const comeAlive = await openFirstText(page, server);
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link').first();
  await link.focus();
  await page.keyboard.press(shortcuts.search.keys[0]);
  await page.keyboard.press(shortcuts.close.keys[0]);
  await comeAlive();
  await expect(searchDialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('X a click on the search before the rest of the page opens it where it is, with what is typed', async ({
  page,
  server,
}) => {
  await page.setViewportSize(screen(360));
  const comeAlive = await openFirstText(page, server);
  await page.locator('nav [data-opens]').click();
  await page.keyboard.type('restore');
  await comeAlive();
  await expect(searchField(searchDialog(page))).toHaveValue('restore');
  await expect(searchField(searchDialog(page))).toBeFocused();
  await expect(hits(searchDialog(page)).first()).toBeVisible();
  expect(page.url()).toBe(server.origin + address);
});

for (const clicks of [1, 2]) {
  test(`S1 the color switch counts ${clicks} clicks before the rest of the page`, async ({
    page,
    server,
  }) => {
    const comeAlive = await openFirstText(page, server);
    const mode = clicks === 1 ? 'dark' : 'light';
    const button = page.getByRole('button', {name: /dark and light/});
    for (let click = 0; click < clicks; click += 1) await button.click();
    await comeAlive();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(button).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  });
}

test('X what opens by itself before the rest of the page stays open, and a button in it does what it says', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const comeAlive = await openFirstText(page, server);
  const main = page.getByRole('main');
  await main.getByText('Page menu').click();
  await main.getByRole('button', {name: 'Copy page'}).click();
  await comeAlive();
  await expect(main.getByText('Copied', {exact: true})).toBeVisible();
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});

test('X the menu of a phone that was opened before the rest of the page stays open', async ({
  page,
  server,
}) => {
  await page.setViewportSize(screen(360));
  const comeAlive = await openFirstText(page, server);
  const menu = await openMenu(page);
  await comeAlive();
  await expect(menu).toBeVisible();
});

test('X the contents of a page open on a phone as soon as they are there', async ({
  page,
  server,
}) => {
  await page.setViewportSize(screen(360));
  const comeAlive = await openFirstText(page, server);
  await page.getByRole('button', {name: 'On this page'}).click();
  await comeAlive();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
});

test('X letters and shortcuts stay text in a field that takes typing before the rest of the page', async ({
  page,
  server,
}) => {
  const comeAlive = await openFirstText(page, server, '/search');
  const field = searchField(page.getByRole('main'));
  await field.click();
  await page.keyboard.type('a/b?');
  await expect(field).toHaveValue('a/b?');
  await comeAlive();
  await expect(field).toHaveValue('a/b?');
  await expect(searchDialog(page)).toBeHidden();
});

test('X any key before the rest of the page starts its scripts', async ({page, server}) => {
  const comeAlive = await openFirstText(page, server);
  await page.keyboard.press('Shift');
  await comeAlive();
});
