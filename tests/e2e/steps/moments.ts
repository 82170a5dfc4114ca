import type {Page} from '@playwright/test';
import {waitUntilAlive} from './openAlive.ts';
import type {FaultyServer} from './serveFaulty.ts';

const everyScript = /^\/assets\/js\//;

/** When a reader acts: with scripts not asked for, on their way, or running. */
export const moments = ['before scripts', 'while scripts are slow', 'after scripts'] as const;
/** One of these times. */
export type Moment = (typeof moments)[number];

/** Opens a page at a moment; returns what lets the page come alive, if it does not do so by itself. */
export async function openAt(
  page: Page,
  server: FaultyServer,
  {moment, address}: {readonly moment: Moment; readonly address: string},
): Promise<() => Promise<void>> {
  if (moment === 'while scripts are slow') {
    server.fail(everyScript, 'slow');
    await page.goto(server.origin + address, {waitUntil: 'commit'});
    await page.waitForLoadState('domcontentloaded');
    // The first act starts the scripts; the ones below come while they are on their way.
    await page.keyboard.press('Shift');
    await page.locator('html[data-loading]').waitFor();
  } else {
    await page.goto(server.origin + address);
    if (moment === 'after scripts') await waitUntilAlive(page);
  }
  return async () => {
    server.heal();
    await page.locator('html[data-has-hydrated=true]').waitFor();
  };
}

/** Says how far down the page is. */
export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
