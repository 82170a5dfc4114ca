import {expect, test} from '@playwright/test';
import {docsAddress, oldVersion, sharedPage} from './steps/addresses.ts';
import {openMenu} from './steps/mobileMenu.ts';
import {narrowWidths, screen} from './steps/screens.ts';
import {blockScripts} from './steps/scripts.ts';
import {expectPage} from './steps/servedPage.ts';
import {versionDropdown} from './steps/versionDropdown.ts';

for (const way of ['scripts are on their way', 'scripts are off']) {
  test.describe(`while ${way}`, () => {
    test.use({javaScriptEnabled: way !== 'scripts are off'});

    test.beforeEach(async ({page}) => {
      await blockScripts(page);
    });

    for (const width of narrowWidths) {
      test(`C5 the menu opens, leads on and closes while ${way} at ${width} px`, async ({page}) => {
        await page.setViewportSize(screen(width));
        await page.goto('/docs/intro');
        const menu = await openMenu(page);
        await menu.getByRole('button', {name: 'Close the menu'}).click();
        await expect(menu).toBeHidden();
        await openMenu(page);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await openMenu(page);
        await menu.getByRole('link', {name: 'Blog', exact: true}).click();
        await expectPage(page, '/blog');
      });
    }

    test(`C1 D4 S3 the version dropdown opens and leads on while ${way}`, async ({page}) => {
      await page.goto('/docs/guides/purchases');
      const link = versionDropdown(page).getByRole('link', {name: oldVersion.label});
      await expect(link).toBeHidden();
      await versionDropdown(page).locator('summary').click();
      await link.click();
      await page.waitForURL(docsAddress(oldVersion, sharedPage));
      await expectPage(page, docsAddress(oldVersion, sharedPage));
    });

    test(`D2 the pages of the sidebar lead on while ${way}`, async ({page}) => {
      await page.goto('/docs/intro');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.locator('a[href="/docs/installation"]').click();
      await expectPage(page, '/docs/installation');
    });

    test(`R1 R2 R9 the text of each kind of page is readable while ${way}`, async ({page}) => {
      for (const address of [
        '/',
        '/docs/intro',
        '/docs/2.6/api',
        '/blog',
        '/blog/v2-8-1-release',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.getByRole('main')).toContainText(/\w{3,}/);
        await expect(page.getByText(/This page’s styles or scripts didn’t load/)).toBeHidden();
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const width of narrowWidths) {
    test(`D2 the pages of the docs are reachable without scripts at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(screen(width));
      await page.goto('/docs/intro');
      await page.locator('a[href="/docs/installation"]').filter({visible: true}).last().click();
      await expectPage(page, '/docs/installation');
      await expect(
        page.locator('a[href="/docs/api/types"]').filter({visible: true}),
      ).not.toHaveCount(0);
    });
  }
});
