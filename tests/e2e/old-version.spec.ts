import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress, oldVersions, sharedPage} from './steps/addresses.ts';
import {goInside, openAlive} from './steps/openAlive.ts';
import {expectPage, servedPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

const banner = (page: Page): Locator => page.getByRole('region', {name: 'About this version'});

for (const version of oldVersions) {
  const address = docsAddress(version, sharedPage);
  const current = docsAddress(latestVersion(), sharedPage);

  test(`D6 ${version.version} names the release that it is written for`, async ({page}) => {
    const served = await servedPage(page, address);
    const text = served.querySelector('.theme-doc-version-banner')?.textContent ?? '';
    expect(text).toContain(`${version.label} is an old version`);
    expect(text).toContain(version.patch);
    await openAlive(page, address);
    await expect(banner(page)).toContainText(version.patch);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`D6 from ${version.version} to the same place of the current version`, async ({page}) => {
    const complaints = watchErrors(page);
    await openAlive(page, `${address}?platform=android#receive`);
    const link = banner(page).getByRole('link').first();
    await expect(link).toHaveAttribute('href', `${current}?platform=android#receive`);
    await goInside(page, `${address}#pending`);
    await expect(link).toHaveAttribute('href', `${current}#pending`);
    await link.click();
    await page.waitForURL(`${current}#pending`);
    await expectPage(page, current);
    await expect(banner(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('D6 an old version says so and leads to the current page', async ({page}) => {
    await page.goto('/docs/2.7/api/error-codes');
    await banner(page).getByRole('link').first().click();
    await expectPage(page, '/docs/api/error-codes');
  });
});
