import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {chromeSite} from '../../playwright.config.ts';
import {openAlive, waitUntilAlive} from './steps/openAlive.ts';

test.use({baseURL: chromeSite});

/** The bar itself; the menu of narrow screens lies in the same landmark. */
const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'}).locator('.navbar__inner');
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
/** A dropdown, by the words on it. */
const dropdown = (place: ReturnType<typeof bar>, label: string) =>
  place.locator('details').filter({has: place.page().locator('summary', {hasText: label})});

test.describe('C2 every kind of navbar item', () => {
  const places: readonly [name: string, label: string, address: string, heading?: string][] = [
    ['default link', 'Default link', '/late', 'Late'],
    ['html', 'Plain HTML', '/about.txt'],
    ['doc link', 'One page', '/docs/intro', 'Introduction'],
    ['doc sidebar link', 'Sidebar', '/docs/intro', 'Introduction'],
    ['docs version', 'This version', '/docs/intro', 'Introduction'],
  ];

  for (const [name, label, address, heading] of places) {
    test(`${name}: leads from the bar and from the menu`, async ({page}) => {
      await openAlive(page, '/');
      await bar(page).getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(address);
      if (heading !== undefined)
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await page.setViewportSize({width: 390, height: 800});
      await openAlive(page, '/');
      await page.getByRole('button', {name: 'Open the menu'}).click();
      await menu(page).getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(address);
    });
  }

  test('dropdown: its links work in the bar and in the menu, others leave the site', async ({
    page,
  }) => {
    await openAlive(page, '/');
    const more = dropdown(bar(page), 'More');
    await expect(more.getByRole('link')).toHaveCount(0);
    await more.locator('summary').click();
    await expect(more.getByRole('link', {name: 'Another site'})).toHaveAttribute(
      'href',
      'https://example.com/',
    );
    await more.getByRole('link', {name: 'A long page'}).click();
    await expect(page).toHaveURL('/docs/long');
    await expect(more.getByRole('link')).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 800});
    await openAlive(page, '/');
    await page.getByRole('button', {name: 'Open the menu'}).click();
    await dropdown(menu(page), 'More').locator('summary').click();
    await menu(page).getByRole('link', {name: 'A page that may crash'}).click();
    await expect(page).toHaveURL('/crash');
    await expect(menu(page)).toBeHidden();
  });

  test('version dropdown: shows the labels of its configuration and keeps the page', async ({
    page,
  }) => {
    await openAlive(page, '/docs/long?from=mail#part-3');
    const versions = dropdown(bar(page), 'Second edition');
    await versions.locator('summary').click();
    await expect(versions.getByRole('link')).toHaveText(['Second edition', 'First edition']);
    await versions.getByRole('link', {name: 'First edition'}).click();
    await expect(page).toHaveURL('/docs/1.0/long?from=mail#part-3');
    await expect(dropdown(bar(page), 'First edition')).toBeVisible();
    await expect(bar(page).getByRole('link', {name: 'This version'})).toHaveAttribute(
      'href',
      '/docs/1.0/intro',
    );
  });

  test('search: is in the bar, on narrow screens too', async ({page}) => {
    await openAlive(page, '/');
    await expect(bar(page).getByRole('searchbox', {name: 'Search'})).toBeVisible();
    await page.setViewportSize({width: 390, height: 800});
    await expect(bar(page).getByRole('searchbox', {name: 'Search'})).toBeVisible();
  });
});

test.describe('C9 locale dropdown', () => {
  test('leads to the same page in the other language and keeps query and hash', async ({page}) => {
    await openAlive(page, '/docs/long?from=mail#part-3');
    await dropdown(bar(page), 'English').locator('summary').click();
    await bar(page).getByRole('link', {name: 'Français'}).click();
    await expect(page).toHaveURL('/fr/docs/long?from=mail#part-3');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await waitUntilAlive(page);
    await dropdown(bar(page), 'Français').locator('summary').click();
    await expect(bar(page).getByRole('link', {name: 'English'})).toHaveAttribute(
      'href',
      '/docs/long?from=mail#part-3',
    );
  });

  test('is in the menu of narrow screens', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openAlive(page, '/late?x=1');
    await page.getByRole('button', {name: 'Open the menu'}).click();
    await dropdown(menu(page), 'Languages').locator('summary').click();
    await expect(menu(page).getByRole('link', {name: 'Français'})).toHaveAttribute(
      'href',
      '/fr/late?x=1',
    );
  });
});
