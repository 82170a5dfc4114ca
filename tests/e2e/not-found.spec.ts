import {expect, test} from '@playwright/test';
import {missingAddresses} from './steps/addresses.ts';
import {expectSameDocument, goInside, markDocument, openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {expectPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

for (const address of missingAddresses) {
  test(`R13 ${address} answers 404 and says so`, async ({page}) => {
    const complaints = watchErrors(page);
    const response = await openAlive(page, address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect.soft(page).toHaveTitle(/not found · Expo IAP$/i);
    expect(new URL(page.url()).pathname).toBe(address);
    // The browser itself reports the 404 of the document; everything else would be ours.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}

for (const width of widths) {
  test(`R13 the not-found page leads on at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/nowhere');
    const links = page.getByRole('main').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(expect.arrayContaining(['/docs/intro', '/docs/api', '/blog']));
    for (const target of targets) {
      expect((await page.request.get(target ?? '')).status(), target ?? '').toBe(200);
    }
    await markDocument(page);
    await links.first().click();
    await expectPage(page, '/docs/intro');
    await expectSameDocument(page);
  });
}

for (const address of missingAddresses) {
  test(`R13 a link inside the site to ${address} shows the not-found page`, async ({page}) => {
    await openAlive(page, '/docs/intro');
    await goInside(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.goBack();
    await expectPage(page, '/docs/intro');
  });
}

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
