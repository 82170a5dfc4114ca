import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress, oldVersion} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';

const main = (page: Page): Locator => page.getByRole('main');

for (const width of widths) {
  test.describe(`from the home page at ${width} px`, () => {
    test.beforeEach(async ({page}) => {
      await page.setViewportSize(screen(width));
      await openAlive(page, '/');
    });

    test(`R1 the command that installs is there without a click at ${width} px`, async ({page}) => {
      await expect(main(page).getByText('npx expo install expo-iap').first()).toBeInViewport();
      await main(page).getByRole('link', {name: 'Installation'}).click();
      await expect(page).toHaveURL('/docs/installation');
    });

    test(`R1 the right version is one click away at ${width} px`, async ({page}) => {
      const versions = main(page).getByRole('region', {name: 'Pick your version'});
      await expect(versions.getByRole('listitem')).toHaveCount(docsVersions.length);
      await expect(versions).toContainText(oldVersion.patch);
      await versions.getByRole('link', {name: oldVersion.version, exact: true}).click();
      await expect(page).toHaveURL(docsAddress(oldVersion, 'intro'));
    });

    test(`R1 the meaning of an error code is two clicks away at ${width} px`, async ({page}) => {
      await main(page).getByRole('link', {name: 'Fix an error'}).click();
      await expect(page).toHaveURL('/docs/api/error-codes');
      const code = main(page).getByRole('link', {name: 'E_USER_CANCELLED', exact: true}).first();
      const target = (await code.getAttribute('href')) ?? '';
      await code.click();
      await expect(page.locator(`[id="${target.replace(/^.*#/, '')}"]`)).toBeInViewport();
    });

    test(`R1 the subscription example is one click away at ${width} px`, async ({page}) => {
      await main(page).getByRole('link', {name: 'Sell a subscription'}).click();
      await expect(page).toHaveURL('/docs/examples/subscription-manager');
    });
  });
}
