import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {desktop} from './conditions.ts';
import {openSlowPage} from './slowPage.ts';

const QUIET_MS = 2000;
/** Long enough for a prefetch that starts when the pointer comes over a link. */
const HOVER_QUIET_MS = 500;
const PATIENCE_MS = 15_000;

type Heading = {readonly text: string; readonly at: number};

/**
 * Clicks from page to page as a reader does who points at a link before the click, and returns the milliseconds from
 * each click to the heading of the new page.
 */
export async function measureNavigation(
  browser: Browser,
  start: string,
  addresses: readonly string[],
  slowdown: number,
): Promise<number[]> {
  const slow = await openSlowPage(browser, desktop, slowdown, 'watchHeading');
  try {
    await slow.page.goto(start);
    await slow.settle(QUIET_MS);
    const times: number[] = [];
    for (const address of addresses) {
      const link = slow.page.locator(`a[href="${address}"]`).filter({visible: true}).first();
      await link.hover({timeout: PATIENCE_MS});
      await wait(HOVER_QUIET_MS);
      await slow.settle(HOVER_QUIET_MS);
      const before = await readHeading(slow.page);
      await slow.page.mouse.down();
      await slow.page.mouse.up();
      const shown = await untilOther(slow.page, before?.text ?? '');
      times.push(shown - (await readClick(slow.page)));
      await slow.settle(HOVER_QUIET_MS);
    }
    return times;
  } finally {
    await slow.close();
  }
}

async function untilOther(page: Page, text: string): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const heading = await readHeading(page);
    if (heading && heading.text !== '' && heading.text !== text) return heading.at;
    await wait(10);
  }
  throw new Error(`No other heading than "${text}" appeared after a click in ${page.url()}.`);
}

/** The moment at which the browser itself had the click: the time that the driver takes before that does not count. */
async function readClick(page: Page): Promise<number> {
  const clicked = await page.evaluate<string | null>(`sessionStorage.getItem('bench.click')`);
  if (clicked === null) throw new Error(`No click was seen in ${page.url()}.`);
  return Number(clicked);
}

/** Between two documents there is nothing to ask. */
async function readHeading(page: Page): Promise<Heading | undefined> {
  return page.evaluate<Heading | undefined>('window.benchHeading').catch(() => undefined);
}
