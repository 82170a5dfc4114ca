import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {slowDown} from './conditions.ts';
import type {NetworkRecord} from './watchNetwork.ts';
import {watchNetwork} from './watchNetwork.ts';

const LONGEST_WAIT_MS = 30_000;

/** A page with an empty cache under emulated conditions. */
export type SlowPage = {
  readonly page: Page;
  readonly network: NetworkRecord;
  /** Waits until nothing was asked for during a time; prefetches after idle count as activity. */
  readonly settle: (quietMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens an empty page in its own context, with a script that watches every document in it. */
export async function openSlowPage(
  browser: Browser,
  device: BrowserContextOptions,
  slowdown: number,
  watcher: string,
): Promise<SlowPage> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript({path: `bench/measure/page/${watcher}.js`});
  const session = await context.newCDPSession(page);
  const network = watchNetwork(session);
  await slowDown(session, slowdown);
  return {
    page,
    network,
    settle: async (quietMs) => {
      const deadline = performance.now() + LONGEST_WAIT_MS;
      await page.waitForLoadState('load', {timeout: LONGEST_WAIT_MS});
      while (network.quietMs() < quietMs && performance.now() < deadline) await wait(50);
    },
    close: () => context.close(),
  };
}
