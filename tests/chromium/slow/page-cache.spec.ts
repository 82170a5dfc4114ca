import {expect, test} from '@playwright/test';
import {watchTraffic} from '../steps/network.ts';
import {openAlive} from '../steps/openAlive.ts';

// An act brings a page back whole in Firefox and WebKit. The drivers of Chromium turn its cache of whole pages off; the
// browser still says what else is in the way, and only to its own protocol.

test('X no page keeps the browser from bringing it back whole', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  let judged = 0;
  const settle = watchTraffic(page);
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    judged += 1;
    for (const {type, reason} of notRestoredExplanations) {
      if (type === 'PageSupportNeeded') reasons.push(`${page.url()}: ${reason}`);
    }
  });
  for (const [index, address] of ['/', '/docs/examples/basic-store', '/search'].entries()) {
    await openAlive(page, address);
    // What is fetched ahead is still on its way for a moment, and that does count.
    await settle();
    await page.goto('/img/favicon.svg');
    await page.goBack();
    await expect.poll(() => judged, address).toBe(index + 1);
  }
  expect(reasons).toEqual([]);
});
