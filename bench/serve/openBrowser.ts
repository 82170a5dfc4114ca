import type {Browser} from '@playwright/test';
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../../scripts/test/installBrowser.ts';

/** Starts a browser that does nothing on its own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}
