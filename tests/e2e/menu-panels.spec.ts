import {expect, test} from '@playwright/test';
import {docsAddress, oldVersion} from './steps/addresses.ts';
import {focusIsInMenu, openMenu} from './steps/mobileMenu.ts';
import {openAlive} from './steps/openAlive.ts';
import {narrowWidths, screen} from './steps/screens.ts';
import {expectPage} from './steps/servedPage.ts';

for (const width of narrowWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: screen(width)});

    test(`C5 D2 in the docs the menu starts with the pages at ${width} px and leads back`, async ({
      page,
    }) => {
      await openAlive(page, '/docs/guides/purchases');
      const menu = await openMenu(page);
      const installation = menu.locator('a[href="/docs/installation"]');
      const blog = menu.getByRole('link', {name: 'Blog', exact: true});
      await expect(installation).toBeVisible();
      await expect(blog).toBeHidden();
      await menu.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(installation).toBeHidden();
      await expect(blog).toBeVisible();
      await blog.click();
      await expect(menu).toBeHidden();
      await expectPage(page, '/blog');
    });

    test(`C5 going back to the main menu keeps focus in the menu at ${width} px`, async ({
      page,
    }) => {
      await openAlive(page, '/docs/intro');
      const menu = await openMenu(page);
      await menu.getByRole('button', {name: 'Back to main menu'}).press('Enter');
      await expect(menu.getByRole('link', {name: 'Blog', exact: true})).toBeVisible();
      await expect.poll(() => focusIsInMenu(page)).toBe(true);
    });

    test(`C5 S3 the main menu at ${width} px unfolds the versions only in the docs`, async ({
      page,
    }) => {
      for (const {address, open} of [
        {address: docsAddress(oldVersion, 'intro'), open: true},
        {address: '/', open: false},
      ]) {
        await openAlive(page, address);
        const menu = await openMenu(page);
        const back = menu.getByRole('button', {name: 'Back to main menu'});
        if (open) await back.click();
        await expect(back).toBeHidden();
        const versions = menu.locator('details').filter({hasText: 'Versions'});
        await expect(versions.getByRole('link', {name: oldVersion.label})).toBeVisible({
          visible: open,
        });
      }
    });

    test(`C5 a page of the menu opens and closes it at ${width} px`, async ({page}) => {
      await openAlive(page, '/docs/intro');
      const menu = await openMenu(page);
      await menu.locator('a[href="/docs/installation"]').click();
      await page.waitForURL('/docs/installation');
      await expect(menu).toBeHidden();
      await expectPage(page, '/docs/installation');
    });
  });
}
