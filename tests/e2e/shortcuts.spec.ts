import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {openAlive} from './steps/openAlive.ts';
import {openSearch} from './steps/searchDialog.ts';

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
