import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {chromeSite} from '../../playwright.config.ts';
import {openAlive} from './steps/openAlive.ts';

test.use({baseURL: chromeSite});

/** The bar itself; the menu of narrow screens lies in the same landmark. */
const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'}).locator('.navbar__inner');

test.describe('aria-current', () => {
  const marked = (page: Page, value: string) => bar(page).locator(`a[aria-current="${value}"]`);

  test('says "page" only of links to the very page, in every language', async ({page}) => {
    for (const base of ['', '/fr']) {
      await openAlive(page, `${base}/docs/intro`);
      await expect(marked(page, 'page')).toHaveText([
        'One page',
        'Sidebar',
        'This version',
        /edition/,
      ]);
      await openAlive(page, `${base}/docs/long`);
      await expect(marked(page, 'page')).toHaveText(['A long page', /edition/]);
      await expect(marked(page, 'true')).toHaveText(['One page', 'Sidebar']);
    }
  });

  test('is as true when the page came by a link', async ({page}) => {
    await openAlive(page, '/docs/intro');
    await bar(page).getByText('More', {exact: true}).click();
    await bar(page).getByRole('link', {name: 'A long page'}).click();
    await expect(marked(page, 'page')).toHaveText(['A long page', /edition/]);
    await expect(marked(page, 'true')).toHaveText(['One page', 'Sidebar']);
  });

  test('marks no link that leaves the site and none to another language', async ({page}) => {
    await openAlive(page, '/late');
    await expect(bar(page).locator('a[aria-current]')).toHaveText(['Default link']);
  });
});
