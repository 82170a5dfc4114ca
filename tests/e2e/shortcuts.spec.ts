import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {openSearch, searchDialog, searchField} from './steps/searchDialog.ts';

const list = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test('X the key ? opens the list of shortcuts, Escape closes it and returns the focus', async ({
  page,
}) => {
  await openAlive(page, '/docs/intro');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('X the list of shortcuts opens from the footer of every kind of page', async ({page}) => {
  for (const address of ['/', '/docs/intro', '/blog']) {
    await openAlive(page, address);
    await page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await expect(list(page)).toBeVisible();
    await list(page).getByRole('button', {name: 'Close'}).click();
    await expect(list(page)).toBeHidden();
  }
});

test('X a question mark that is typed into the search opens nothing', async ({page}) => {
  await openAlive(page, '/docs/intro');
  const search = await openSearch(page);
  await page.keyboard.press('?');
  await expect(search.getByRole('combobox')).toHaveValue('?');
  await expect(list(page)).toHaveCount(0);
});

test('X Control K opens the search on a layout without Latin letters', async ({page}) => {
  await page.goto('/docs/intro');
  await page.evaluate(() => {
    const init = {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(searchField(searchDialog(page))).toBeFocused();
});

test('X a text that is selected from the field beyond the dialog leaves the search open', async ({
  page,
}) => {
  await openAlive(page, '/docs/intro');
  await page.keyboard.press('/');
  const box = await searchField(searchDialog(page)).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 700);
  await page.mouse.up();
  await expect(searchDialog(page)).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(searchDialog(page)).toBeHidden();
});
