import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {ariaKeys, keyLabel, shortcuts} from '../../../src/site/shortcuts.ts';
import {pageKinds} from '../steps/addresses.ts';
import {notice, retry, test} from '../steps/faultyTest.ts';
import {failures, moments, openAt, openFailing, scrolled} from '../steps/moments.ts';
import {waitUntilAlive} from '../steps/openAlive.ts';
import {hits, searchDialog, searchField} from '../steps/searchDialog.ts';
import {servedPage} from '../steps/servedPage.ts';

const address = '/docs/guides/purchases';
const list = (page: Page): Locator => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

/** Says whether the page shows that something was asked for and has to wait. */
async function saysItHeard(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const {content, borderBlockStartWidth} = getComputedStyle(document.body, '::after');
    return content !== 'none' && parseFloat(borderBlockStartWidth) > 0;
  });
}

// Once scripts run, a key is one of those of tests/e2e/shortcuts.spec.ts.
const early = moments.filter((each) => each !== 'after scripts');

for (const moment of early) {
  // While scripts are slow, a key is known by what it does, not by its name: one of them stands for all.
  for (const keys of shortcuts.search.keys.slice(moment === 'before scripts' ? 0 : -1)) {
    test(`X ${keyLabel(keys)} pressed ${moment} opens the search, which has every letter typed behind it`, async ({
      page,
      server,
    }) => {
      const comeAlive = await openAt(page, server, {moment, address});
      await page.keyboard.press(keys);
      const field = searchField(searchDialog(page));
      await page.keyboard.type('restore it ');
      for (const key of ['ArrowUp', 'PageDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
      await expect(field).toHaveValue('restore it ');
      await expect(field).toBeFocused();
      await comeAlive();
      await page.keyboard.type('now');
      await expect(field).toHaveValue('restore it now');
      await expect(field).toBeFocused();
      await expect(hits(searchDialog(page)).first()).toBeVisible();
      expect(await scrolled(page)).toBe(0);
    });
  }

  for (const keys of shortcuts.list.keys) {
    test(`X ${keyLabel(keys)} pressed ${moment} is heard at once and lists the shortcuts`, async ({
      page,
      server,
    }) => {
      const comeAlive = await openAt(page, server, {moment, address});
      await page.keyboard.press(keys);
      if (moment === 'while scripts are slow') {
        expect(await saysItHeard(page)).toBe(true);
        for (const key of [' ', 'ArrowDown', 'PageDown']) await page.keyboard.press(key);
      }
      await comeAlive();
      await expect(list(page)).toBeVisible();
      expect(await saysItHeard(page)).toBe(false);
      expect(await scrolled(page)).toBe(0);
      await expect(list(page).locator('dt')).toHaveText(
        Object.values(shortcuts).map(({effect}) => effect),
      );
      await expect(list(page).locator('kbd')).toHaveText(
        Object.values(shortcuts).flatMap((shortcut) => shortcut.keys.map(keyLabel)),
      );
    });
  }

  for (const keys of shortcuts.close.keys) {
    test(`X ${keyLabel(keys)} pressed ${moment} closes the search, and the focus returns`, async ({
      page,
      server,
    }) => {
      const comeAlive = await openAt(page, server, {moment, address});
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await page.keyboard.press(shortcuts.search.keys[0]);
      await expect(searchField(searchDialog(page))).toBeFocused();
      await page.keyboard.press(keys);
      await expect(searchDialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      await comeAlive();
      await expect(searchDialog(page)).toBeHidden();
    });
  }
}

for (const [failure, keys, dialog] of [
  [failures[0], shortcuts.list.keys[0], list],
  [failures[1], shortcuts.search.keys[0], searchDialog],
] as const) {
  test(`X ${keys} is kept when ${failure}`, async ({page, server}) => {
    const comeAlive = await openFailing(page, server, {failure, address});
    await page.keyboard.press(keys);
    await comeAlive();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press(shortcuts.close.keys[0]);
    await expect(dialog(page)).toBeHidden();
  });
}

test('X the keys that choose and open a result do so for a search that was typed before scripts', async ({
  page,
  server,
}) => {
  const comeAlive = await openAt(page, server, {moment: 'while scripts are slow', address});
  await page.keyboard.press(shortcuts.search.keys[0]);
  await page.keyboard.type('fetchProducts');
  await comeAlive();
  const [up, down] = shortcuts.choose.keys;
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(down);
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(up);
  const target = (await hits(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press(shortcuts.open.keys[0]);
  await expect(page).toHaveURL(server.origin + target);
});

test('X Enter right behind the last letter opens the best result once it is found', async ({
  page,
  server,
}) => {
  await openAt(page, server, {moment: 'after scripts', address});
  await page.keyboard.press(shortcuts.search.keys[0]);
  await expect(searchDialog(page).getByRole('switch')).toBeVisible();
  await searchField(searchDialog(page)).fill('fetchProducts');
  await page.keyboard.press(shortcuts.open.keys[0]);
  await expect(searchDialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).not.toBe(address);
});

test('X Enter behind a search that was typed before scripts leads to the page of the search', async ({
  page,
  server,
}) => {
  await openAt(page, server, {moment: 'while scripts are slow', address: '/docs/2.7/intro'});
  await page.keyboard.press(shortcuts.search.keys[0]);
  await page.keyboard.type('restore');
  server.heal();
  await page.keyboard.press(shortcuts.open.keys[0]);
  await page.waitForURL('**/search?*');
  await waitUntilAlive(page);
  await expect(searchField(page)).toHaveValue('restore');
  await expect(hits(page).first()).toContainText('2.7');
});

for (const kind of ['main', 'component'] as const) {
  test(`X a search typed while ${kind} is blocked stays, says what is wrong, and Retry brings it back`, async ({
    page,
    server,
    files,
  }) => {
    server.fail(files[kind], 'blocked');
    await page.goto(`${server.origin}/docs/api/error-codes`);
    await page.keyboard.press(shortcuts.search.keys[0]);
    const dialog = searchDialog(page);
    await page.keyboard.type('rest');
    await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
    await page.keyboard.press(shortcuts.close.keys[0]);
    await expect(dialog).toBeHidden();
    await expect(retry(page)).toBeVisible();
    await page.keyboard.press(shortcuts.search.keys[0]);
    await expect(searchField(dialog)).toHaveValue('rest');
    server.heal();
    await retry(page).click();
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await expect(notice(page)).toHaveCount(0);
    await expect(searchField(dialog)).toHaveValue('rest');
    await page.keyboard.type('ore');
    await expect(searchField(dialog)).toHaveValue('restore');
    await expect(hits(dialog).first()).toBeVisible();
    await page.reload();
    await waitUntilAlive(page);
    await expect(dialog).toBeHidden();
  });
}

test('X a search on a missing page goes on when its scripts arrive', async ({page, server}) => {
  const comeAlive = await openAt(page, server, {
    moment: 'while scripts are slow',
    address: '/docs/2.7/nowhere',
  });
  await page.keyboard.press(shortcuts.search.keys[0]);
  await page.keyboard.type('rest');
  await comeAlive();
  await page.keyboard.type('ore');
  await expect(searchField(searchDialog(page))).toHaveValue('restore');
  await expect(hits(searchDialog(page)).first()).toBeVisible();
});

test('X keys are letters in a field and belong to the browser in other combinations', async ({
  page,
  server,
}) => {
  await openAt(page, server, {moment: 'while scripts are slow', address: '/docs/api/error-codes'});
  const field = page.getByRole('textbox', {name: 'Find your error'});
  await field.focus();
  await page.keyboard.type('a/b?');
  await expect(field).toHaveValue('a/b?');
  for (const keys of ['Control+Shift+K', 'Control+/', 'Alt+k']) await page.keyboard.press(keys);
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press('Control+K');
  await expect(searchDialog(page)).toBeVisible();
});

test('X a key is heard while a tab or a switch has the focus', async ({page, server}) => {
  await openAt(page, server, {moment: 'before scripts', address: '/docs/installation'});
  await page.getByRole('main').getByText('yarn', {exact: true}).first().click();
  await page.keyboard.press(shortcuts.search.keys[0]);
  await expect(searchField(searchDialog(page))).toBeFocused();
});

test('X every page promises the keys of the table before scripts run, and no others', async ({
  page,
}) => {
  const promised = [shortcuts.search, shortcuts.list].map(ariaKeys).sort();
  for (const kind of [...pageKinds, '/search', '/nowhere']) {
    const served = await servedPage(page, kind);
    const controls = [...served.querySelectorAll('[aria-keyshortcuts]')];
    const keys = controls.map((control) => control.getAttribute('aria-keyshortcuts') ?? '');
    expect(keys.sort(), kind).toEqual(promised);
    const labels = [...served.querySelectorAll('nav kbd')].map(({textContent}) => textContent);
    expect(labels, kind).toEqual([keyLabel(shortcuts.search.keys[0])]);
  }
});
