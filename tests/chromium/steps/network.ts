import type {Page, Request} from '@playwright/test';
import {expect} from '@playwright/test';

/** Waits until every observer that the page has made so far knows what is in view. */
export async function settleObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );
}

/** Watches what is on its way, and returns a wait for the moment when nothing is. */
export function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({type: 'paint', buffered: true});
        }),
    );
    await settleObservers(page);
    // What the first paint, observers and events have started is asked for by now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => open.size).toBe(0);
  };
}

/** What a browser tells of its connection. */
export type Connection = {readonly saveData: boolean; readonly effectiveType: string};

/** Makes the browser tell of another connection than it has. */
export async function forgeConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
