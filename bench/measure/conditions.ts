import type {BrowserContextOptions, CDPSession} from '@playwright/test';

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

/** Slows processor and network of a page down. */
export async function slowDown(session: CDPSession, slowdown: number): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}
