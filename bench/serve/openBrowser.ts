import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {findBrowser} from '../../scripts/test/findBrowser.ts';

/** Starts a browser that does nothing on its own, with more arguments when something else is to find it. */
export function openBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : {executablePath}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
}
