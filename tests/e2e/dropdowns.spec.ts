import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {chromeSite} from '../../playwright.config.ts';
import {openAlive} from './steps/openAlive.ts';

test.use({baseURL: chromeSite});

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test.describe('S3 dropdowns', () => {
  const more = (page: Page, place: string) => page.locator(`${place} details`, {hasText: 'More'});
  const inBar = '.navbar__inner';

  test('close on Escape and give focus back', async ({page}) => {
    await openAlive(page, '/');
    const summary = more(page, inBar).locator('summary');
    const link = bar(page).getByRole('link', {name: 'A page that may crash'});
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('close when focus or a click goes elsewhere', async ({page}) => {
    await openAlive(page, '/');
    const summary = more(page, inBar).locator('summary');
    const link = bar(page).getByRole('link', {name: 'A page that may crash'});
    await summary.click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(link).toBeHidden();
    await summary.click();
    await page.getByRole('link', {name: 'A link of the page'}).focus();
    await expect(link).toBeHidden();
  });

  for (const [kind, address] of [
    ['by address', '/crash'],
    ['by docs page', '/docs/long'],
    ['by address under another base', '/fr/crash'],
  ] as const) {
    test(`in the menu, the one that has the active item starts open, ${kind}`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await openAlive(page, address);
      await page.getByRole('button', {name: 'Open the menu'}).click();
      const back = page.getByRole('button', {name: 'Back to main menu'});
      if (address === '/docs/long') await back.click();
      await expect(more(page, 'dialog')).toHaveAttribute('open', '');
      await expect(
        page.getByRole('dialog').locator('a[aria-current="page"]').first(),
      ).toBeVisible();
    });
  }

  test('in the menu, the others start closed', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openAlive(page, '/late');
    await page.getByRole('button', {name: 'Open the menu'}).click();
    await expect(more(page, 'dialog')).toBeVisible();
    await expect(more(page, 'dialog')).not.toHaveAttribute('open');
  });
});
