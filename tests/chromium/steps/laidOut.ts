import type {Page} from '@playwright/test';

/** Waits until nothing of the page has an estimated height any more, which takes no act of a reader. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => document.adoptedStyleSheets.every(({disabled}) => disabled));
}
