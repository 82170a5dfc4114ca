import {expect, test} from '@playwright/test';
import {expectPage} from './steps/servedPage.ts';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('R13 the not-found page says what happened and leads on', async ({page}) => {
    const response = await page.goto('/docs/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'Introduction'}).click();
    await expectPage(page, '/docs/intro');
  });
});
