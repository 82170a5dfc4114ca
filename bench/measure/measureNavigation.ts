import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {desktop, openSlowPage} from './slowPage.ts';

const QUIET_MS = 2000;
/** Long enough for a prefetch that starts when the pointer comes over a link. */
const HOVER_QUIET_MS = 500;
const PATIENCE_MS = 15_000;

/**
 * Clicks from page to page as a reader does who points at a link before the click, and returns the milliseconds from
 * each click to the heading of the new page.
 */
export async function measureNavigation(
  browser: Browser,
  start: string,
  addresses: readonly string[],
): Promise<number[]> {
  const slow = await openSlowPage(browser, desktop, 1, 'watchHeading');
  try {
    await slow.page.goto(start);
    await slow.settle(QUIET_MS);
    const times: number[] = [];
    for (const address of addresses) {
      const link = slow.page.locator(`a[href="${address}"]`).filter({visible: true}).first();
      await link.hover({timeout: PATIENCE_MS});
      await wait(HOVER_QUIET_MS);
      await slow.settle(HOVER_QUIET_MS);
      const before = await slow.page.evaluate<string>('window.benchHeading.text');
      await slow.page.mouse.down();
      await slow.page.mouse.up();
      const taken = await slow.page.waitForFunction(
        `![${JSON.stringify(before)}, ''].includes(window.benchHeading.text) &&
          window.benchHeading.at - Number(sessionStorage.getItem('bench.click'))`,
        undefined,
        {timeout: PATIENCE_MS},
      );
      times.push(Number(await taken.jsonValue()));
      await slow.settle(HOVER_QUIET_MS);
    }
    return times;
  } finally {
    await slow.close();
  }
}
