import type {Locator, Page} from '@playwright/test';
import {expect, test as base} from '@playwright/test';
import type {FaultyServer} from './serveFaulty.ts';
import {serveFaulty} from './serveFaulty.ts';

/** The page on which files fail: it has text, data, a field to type into, and an address with all parts. */
export const victim = {
  path: '/docs/api/error-codes',
  rest: '?from=mail#e_pending',
  heading: 'Error codes',
} as const;

/** A test with a server whose files can fail. */
export const test = base.extend<{server: FaultyServer}>({
  server: async ({}, hand) => {
    const server = await serveFaulty();
    await hand(server);
    server.heal();
    await server.close();
  },
});

/** The notice of a page that does not react, or that cannot be reached. */
export function notice(page: Page): Locator {
  return page.getByRole('status').filter({has: page.getByRole('button', {name: 'Retry'})});
}

/** The button of that notice. */
export function retry(page: Page): Locator {
  return notice(page).getByRole('button', {name: 'Retry'});
}

/** The field of the error finder, which contains what the reader typed. */
export function finderField(page: Page): Locator {
  return page.getByRole('textbox', {name: 'Find your error'});
}

/** Fails unless the victim's text is there to read and its address is whole. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(victim.heading);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('E_PENDING');
  const {pathname, search, hash} = new URL(page.url());
  expect(pathname + search + hash).toBe(victim.path + victim.rest);
}

/** Lets the time of animations run a thousand times faster, for notices that come after a while. */
export async function hurryAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', {playbackRate: 1000});
}
