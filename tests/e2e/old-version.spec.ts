import type {Locator, Page} from '@playwright/test';
import {test} from '@playwright/test';
import {expectPage} from './steps/servedPage.ts';

const banner = (page: Page): Locator => page.getByRole('region', {name: 'About this version'});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('D6 an old version says so and leads to the current page', async ({page}) => {
    await page.goto('/docs/2.7/api/error-codes');
    await banner(page).getByRole('link').first().click();
    await expectPage(page, '/docs/api/error-codes');
  });
});
