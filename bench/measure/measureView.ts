import type {Browser} from '@playwright/test';
import {openSlowPage, phone, PHONE_SLOWDOWN} from './slowPage.ts';

/** What bench/measure/page/watchView.js keeps. */
type ViewRecord = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly longTasks: readonly {readonly startTime: number; readonly duration: number}[];
};

const LONG_TASK_MS = 50;

/** A reader who does nothing for this long after the last request will get no more of them. */
const QUIET_MS = 2500;

/** Opens an address with an empty cache on a slow phone and returns the figures of its first view. */
export async function measureView(
  browser: Browser,
  address: string,
): Promise<Readonly<Record<string, number>>> {
  const {page, network, settle, close} = await openSlowPage(
    browser,
    phone,
    PHONE_SLOWDOWN,
    'watchView',
  );
  try {
    await page.goto(address);
    await settle(QUIET_MS);
    const view: ViewRecord = await page.evaluate('window.benchView');
    const requests = network.requests();
    return {
      'view.lcp': view.largestPaint,
      'view.fcp': view.firstPaint,
      'view.blocking': blockingTime(view),
      'view.bytes': requests.reduce((sum, bytes) => sum + bytes, 0),
      'view.requests': requests.length,
    };
  } finally {
    await close();
  }
}

/** Adds up how much longer than 50 ms tasks held the page up after its first paint. */
function blockingTime({longTasks, firstPaint}: ViewRecord): number {
  return longTasks
    .filter(({startTime, duration}) => startTime + duration > firstPaint)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}
