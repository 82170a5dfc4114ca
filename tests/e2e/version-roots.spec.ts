import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {
  expectSameDocument,
  goInside,
  markDocument,
  openAlive,
  waitUntilAlive,
} from './steps/openAlive.ts';
import {expectPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

for (const version of docsVersions) {
  const root = versionRoot(version);
  const intro = docsAddress(version, 'intro');

  test(`R12 D1 ${root} leads to its introduction and never shows "not found"`, async ({page}) => {
    const complaints = watchErrors(page);
    const flashes = await watchForNotFound(page);
    const response = await page.goto(root);
    expect(response?.status()).toBe(200);
    await page.waitForURL(intro);
    await waitUntilAlive(page);
    await expectPage(page, intro);
    expect(flashes).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`R12 a link to ${root} leads to its introduction, and Back leads back`, async ({page}) => {
    const flashes = await watchForNotFound(page);
    await openAlive(page, '/blog');
    await markDocument(page);
    await goInside(page, root);
    await page.waitForURL(intro);
    await expectPage(page, intro);
    await page.goBack();
    await page.waitForURL('/blog');
    await expectSameDocument(page);
    expect(flashes).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test(`R12 ${root} leads to its introduction by itself`, async ({page}) => {
      await page.goto(root);
      await page.waitForURL(intro);
      await expectPage(page, intro);
    });
  });
}

/** Collects every moment at which the window shows the not-found page, however short. */
async function watchForNotFound(page: Page): Promise<string[]> {
  const flashes: string[] = [];
  await page.exposeFunction('reportNotFound', (address: string) => flashes.push(address));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.body?.textContent?.includes('Page not found')) return;
      const report: unknown = Reflect.get(window, 'reportNotFound');
      if (typeof report === 'function') report(window.location.pathname);
    }).observe(document, {childList: true, characterData: true, subtree: true});
  });
  return flashes;
}
