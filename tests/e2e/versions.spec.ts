import {expect, test} from '@playwright/test';
import {alternatives} from '../../src/site/promised.ts';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {docsAddress, newestPage, oldVersions, sharedPage} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {expectPage} from './steps/servedPage.ts';
import {openVersions, versionDropdown} from './steps/versionDropdown.ts';

const suffix = '?platform=android&note=kept#main';

test('D1 the dropdown lists every version, newest first, and names the open one', async ({
  page,
}) => {
  for (const version of docsVersions) {
    await openAlive(page, docsAddress(version, 'intro'));
    await expect(versionDropdown(page).locator('summary')).toHaveText(version.label);
    const links = await openVersions(page, 1280);
    await expect(links).toHaveText(docsVersions.map(({label}) => label));
    const current = versionDropdown(page).locator('a[aria-current=page]');
    await expect(current).toHaveText(version.label);
  }
});

for (const width of widths) {
  for (const from of docsVersions) {
    test(`D4 from ${from.version} to the same page of each version at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(screen(width));
      for (const [index, to] of docsVersions.entries()) {
        await openAlive(page, `${docsAddress(from, sharedPage)}${suffix}`);
        const link = (await openVersions(page, width)).nth(index);
        await expect(link).toHaveAttribute('href', `${docsAddress(to, sharedPage)}${suffix}`);
        await link.click();
        await page.waitForURL(`${docsAddress(to, sharedPage)}${suffix}`);
        await expectPage(page, docsAddress(to, sharedPage));
      }
    });
  }

  test(`D4 a version without the page says where it leads at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    const instead = alternatives[newestPage];
    for (const to of oldVersions) {
      await openAlive(page, `${docsAddress(latestVersion(), newestPage)}?platform=ios#main`);
      const links = await openVersions(page, width);
      await expect(links.nth(docsVersions.indexOf(latestVersion()))).toHaveText(
        latestVersion().label,
      );
      const link = links.nth(docsVersions.indexOf(to));
      await expect(link).toHaveText(
        new RegExp(`^${to.label} doesn’t have this page.*${instead?.title}`),
      );
      await link.click();
      const target = docsAddress(to, instead?.path ?? '');
      await page.waitForURL(({pathname}) => pathname === target);
      expect(new URL(page.url()).search).toBe('?platform=ios');
      await expectPage(page, target);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/lifecycle/i);
    }
  });
}

for (const width of widths) {
  for (const version of oldVersions) {
    test(`D6 version ${version.version} says that it is old at ${width} px`, async ({page}) => {
      await page.setViewportSize(screen(width));
      for (const path of ['intro', 'api', sharedPage, 'guides/error-handling']) {
        await openAlive(page, docsAddress(version, path));
        const banner = page.locator('.theme-doc-version-banner');
        await expect(banner).toBeVisible();
        await expect(banner).toContainText(version.label);
        await expect(banner).toContainText(latestVersion().label);
        const link = banner.getByRole('link').first();
        await expect(link).toHaveAttribute('href', docsAddress(latestVersion(), path));
      }
      await page.locator('.theme-doc-version-banner').getByRole('link').first().click();
      await expectPage(page, docsAddress(latestVersion(), 'guides/error-handling'));
    });
  }

  test(`D6 the current version does not say that it is old at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, docsAddress(latestVersion(), sharedPage));
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });
}
