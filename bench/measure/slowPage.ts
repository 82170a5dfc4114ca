import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, BrowserContextOptions, CDPSession} from '@playwright/test';

/** A phone of the middle class, as Lighthouse emulates it. */
export const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** A notebook. */
export const desktop = {viewport: {width: 1280, height: 800}} satisfies BrowserContextOptions;

/** How much slower than this machine the emulated phone is. */
export const PHONE_SLOWDOWN = 4;

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const LONGEST_WAIT_MS = 30_000;

/** Opens an empty page in its own context, with a script that watches every document in it. */
export async function openSlowPage(
  browser: Browser,
  device: BrowserContextOptions,
  slowdown: number,
  watcher: string,
) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript({path: `bench/measure/page/${watcher}.js`});
  const session = await context.newCDPSession(page);
  const network = watchNetwork(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  return {
    page,
    network,
    /** Waits until nothing was asked for during a time; prefetches after idle count as activity. */
    settle: async (quietMs: number): Promise<void> => {
      const deadline = performance.now() + LONGEST_WAIT_MS;
      await page.waitForLoadState('load', {timeout: LONGEST_WAIT_MS});
      while (network.quietMs() < quietMs && performance.now() < deadline) await wait(50);
    },
    close: () => context.close(),
  };
}

/** Follows the requests of a page from now on. */
function watchNetwork(session: CDPSession) {
  const requests = new Map<string, number>();
  const running = new Set<string>();
  let lastActivity = performance.now();
  const end = (id: string, bytes: number): void => {
    running.delete(id);
    lastActivity = performance.now();
    if (requests.has(id)) requests.set(id, bytes);
  };
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith('data:')) return;
    running.add(requestId);
    lastActivity = performance.now();
    requests.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({requestId}) => end(requestId, 0));
  return {
    /** For each request, the bytes that came over the wire, headers included; 0 while it runs. */
    requests: (): readonly number[] => [...requests.values()],
    /** Milliseconds since the last sign of activity; 0 while something is on its way. */
    quietMs: (): number => (running.size > 0 ? 0 : performance.now() - lastActivity),
  };
}
