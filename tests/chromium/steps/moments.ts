import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {notice, retry} from './faultyTest.ts';
import {forgeConnection} from './network.ts';
import {mainScript, routeScript, watchDocuments} from './scripts.ts';
import type {FaultyServer} from './serveFaulty.ts';

const everyScript = /^\/assets\/js\//;

/** Opens a page whose scripts are slow, and begins to load them; returns what lets the page come alive. */
export async function openSlow(
  page: Page,
  server: FaultyServer,
  address: string,
): Promise<() => Promise<void>> {
  server.fail(everyScript, 'slow');
  await page.goto(server.origin + address, {waitUntil: 'commit'});
  await page.waitForLoadState('domcontentloaded');
  // The first act starts the scripts; the ones below come while they are on their way.
  await page.keyboard.press('Shift');
  await page.locator('html[data-loading]').waitFor();
  return async () => {
    server.heal();
    await page.locator('html[data-has-hydrated=true]').waitFor();
  };
}

/** What happens to one script of a page whose first act starts them. */
export const failures = [
  'its own script fails once',
  'a script of every page fails twice, until Retry',
] as const;
/** One of these failures. */
export type Failure = (typeof failures)[number];

/**
 * Opens a page of which one script fails: one that only this page needs, once, after which the page loads itself again, or
 * the one that all pages share until the reader retries. Returns what lets the page come alive after the act.
 */
export async function openFailing(
  page: Page,
  server: FaultyServer,
  {failure, address}: {readonly failure: Failure; readonly address: string},
): Promise<() => Promise<void>> {
  // What is fetched ahead would take the failure away from the script that runs.
  await forgeConnection(page, {saveData: true, effectiveType: '4g'});
  const isOnce = failure === 'its own script fails once';
  const documents = watchDocuments(page);
  // Cut off, because browsers ask again by themselves where nothing has come.
  if (isOnce) server.fail(routeScript, 'cut off', 1);
  else server.fail(mainScript, 'cut off');
  await page.goto(server.origin + address);
  // What fills a field without a key or a pointer is no act of a reader.
  await page.keyboard.press('Shift');
  return async () => {
    for (const times of isOnce ? [] : [1, 2]) {
      await expect(retry(page)).toBeVisible();
      await expect(notice(page)).toContainText('Part of this page hasn’t loaded.');
      await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
      if (times === 2) server.heal();
      const before = documents.length;
      await retry(page).click();
      await expect.poll(() => documents.length).toBeGreaterThan(before);
    }
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await expect(notice(page)).toHaveCount(0);
    expect(documents, 'loaded again, and not in a circle').toHaveLength(isOnce ? 2 : 3);
  };
}
