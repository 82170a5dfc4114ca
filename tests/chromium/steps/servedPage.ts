import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {JSDOM} from 'jsdom';

/** Reads the document that the server sends for an address, before any script has run. */
export async function servedPage(page: Page, address: string): Promise<Document> {
  const response = await page.request.get(address);
  return new JSDOM(await response.text()).window.document;
}

/** Waits until the window shows the page of an address, by the heading that the server sends. */
export async function expectPage(page: Page, address: string): Promise<void> {
  const served = await servedPage(page, address);
  const heading = served.querySelector('h1')?.textContent ?? '';
  expect(heading, `heading of ${address}`).not.toBe('');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
}
