import type {Page} from '@playwright/test';

/** What a browser tells of its connection. */
export type Connection = {readonly saveData: boolean; readonly effectiveType: string};

/** Makes the browser tell of another connection than it has. */
export async function forgeConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
