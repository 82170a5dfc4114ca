import type {Page} from '@playwright/test';

declare global {
  /** The longest time, in ms, in which the page could do nothing. */
  var longestDelay: number;
}

/** Lets the open page measure how long it is blocked. */
export async function watchDelays(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.longestDelay = 0;
    let last = performance.now();
    setInterval(() => {
      globalThis.longestDelay = Math.max(globalThis.longestDelay, performance.now() - last);
      last = performance.now();
    }, 20);
  });
}

/** The longest time that the page was blocked, in ms. */
export const longestDelay = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.longestDelay);
