import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {expectSameDocument, goInside, markDocument, openAlive} from './steps/openAlive.ts';
import {holdRouteScripts} from './steps/scripts.ts';
import {expectPage} from './steps/servedPage.ts';

test('S4 a slow page shows the progress bar after 200 ms, and it goes when the page is there', async ({
  page,
}) => {
  await page.clock.install();
  await openAlive(page, '/docs/intro');
  const release = await holdRouteScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await goInside(page, '/blog/archive');
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  expect(await progress(page)).toBeCloseTo(0.08, 5);

  await page.clock.runFor(200);
  await page.clock.runFor(800);
  const trickled = await progress(page);
  expect(trickled).toBeGreaterThan(0.08);
  expect(trickled).toBeLessThanOrEqual(0.1);

  release();
  await page.clock.resume();
  await expectPage(page, '/blog/archive');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('S4 a page that is there at once shows no progress bar', async ({page}) => {
  await page.clock.install();
  await openAlive(page, '/docs/intro');
  await goInside(page, '/blog/archive');
  await expectPage(page, '/blog/archive');
  await markDocument(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await recordProgressBars(page);
  await goInside(page, '/docs/intro');
  await expectPage(page, '/docs/intro');
  await page.clock.runFor(5_000);
  await expectSameDocument(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-test-bar');
});

test('S4 a change of query or hash alone shows no progress bar', async ({page}) => {
  await page.clock.install();
  await openAlive(page, '/docs/intro');
  await page.clock.pauseAt(Date.now() + 60_000);
  await recordProgressBars(page);
  await goInside(page, '/docs/intro?platform=ios#main');
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-test-bar');
});

/** How far the bar has come, from 0 to 1; nprogress draws it by moving it to the left. */
async function progress(page: Page): Promise<number> {
  const style = await page.locator('#nprogress .bar').getAttribute('style');
  return 1 - Number(/-([\d.]+)%/.exec(style ?? '')?.[1]) / 100;
}

/** Leaves a mark when a bar appears, even for a moment. */
async function recordProgressBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) {
        document.documentElement.setAttribute('data-test-bar', 'seen');
      }
    }).observe(document.body, {childList: true});
  });
}
