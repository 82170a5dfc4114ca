import {expect, test} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress, pageKinds} from './steps/addresses.ts';
import {goInside, openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {expectPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

for (const address of pageKinds) {
  for (const width of widths) {
    test(`K1 X ${address} runs without a complaint of the browser at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(screen(width));
      const complaints = watchErrors(page);
      await openAlive(page, address);
      await openAlive(page, `${address}?platform=android#main`);
      expect(complaints).toEqual([]);
    });
  }
}

for (const width of widths) {
  test(`S1 a reader of dark pages sees no complaint at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/');
    await page.getByRole('button', {name: /dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const complaints = watchErrors(page);
    for (const address of pageKinds) await openAlive(page, address);
    expect(complaints).toEqual([]);
  });
}

test('D5 a reader who prefers an old version sees no complaint', async ({page}) => {
  await openAlive(page, '/docs/intro');
  const complaints = watchErrors(page);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '2.6'));
  for (const version of docsVersions) await openAlive(page, docsAddress(version, 'intro'));
  await openAlive(page, '/blog');
  expect(complaints).toEqual([]);
});

test('K1 links from page to page bring no complaint', async ({page}) => {
  await openAlive(page, '/');
  const complaints = watchErrors(page);
  for (const address of pageKinds) {
    await goInside(page, address);
    await expectPage(page, address);
  }
  expect(complaints).toEqual([]);
});
