import {expect, test} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';

// The driver of the browser turns its cache of whole pages off; the browser still says what else is in the way.
test('X no kind of page keeps the browser from bringing it back whole', async ({page}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  let judged = 0;
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    judged += 1;
    for (const {type, reason} of notRestoredExplanations) {
      if (type === 'PageSupportNeeded') reasons.push(`${page.url()}: ${reason}`);
    }
  });
  for (const [index, address] of [...pageKinds, '/search'].entries()) {
    await openAlive(page, address);
    // What is fetched ahead is still on its way for a moment, and that does count.
    await page.waitForLoadState('networkidle');
    await page.goto('/img/favicon.svg');
    await page.goBack();
    await expect.poll(() => judged, address).toBe(index + 1);
  }
  expect(reasons).toEqual([]);
});
