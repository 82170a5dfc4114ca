import type {Page, Response} from '@playwright/test';
import {expect} from '@playwright/test';
import {waitUntilLaidOut} from './laidOut.ts';

/** Does something as a reader does, so that the scripts of the page start: the mouse moves. */
export async function act(page: Page): Promise<void> {
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
}

/** Waits until React has taken over the page, which begins when the reader does something. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await act(page);
  // Looked at in each frame: an assertion looks again after up to a second, which the whole suite would wait for.
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  await waitUntilLaidOut(page);
}

/** Opens an address and waits until React has taken over. */
export async function openAlive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await waitUntilAlive(page);
  return response;
}

/** Changes the address as a link inside the site does, without loading a document. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

/** Marks the open document, so that a test can see whether it was left. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', 'kept'));
}

/** Fails when another document was loaded since the mark. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-test-mark', 'kept');
}
