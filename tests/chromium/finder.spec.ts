import {expect, test} from '@playwright/test';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {finderField as field} from './steps/faultyTest.ts';
import {openAlive} from './steps/openAlive.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: a text of ten megabytes on the clipboard costs layout, and only here can a test put one there.

const home = docsAddress(latestVersion(), 'api/error-codes');

test('X an address asks the finder, which takes hostile text as text and cuts what is endless', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watchErrors(page);
  const finder = page.getByRole('region', {name: 'Error finder'});
  await openAlive(page, `${home}?error=${encodeURIComponent('<b>SKErrorPaymentCancelled</b>')}`);
  await expect(field(page)).toHaveValue('<b>SKErrorPaymentCancelled</b>');
  const first = finder.getByRole('listitem').getByRole('link').first();
  await expect(first).toHaveText('E_USER_CANCELLED');
  await field(page).fill('E_<img src=x onerror=alert(1)> E_NO_SUCH_CODE');
  await expect(finder.getByRole('status')).toContainText('E_NO_SUCH_CODE isn’t an error code');
  await expect(finder.locator('img')).toHaveCount(0);
  const log = 'W/BillingClient(8712): ITEM_UNAVAILABLE (responseCode=4)\n'.repeat(180_000);
  await page.evaluate((text) => navigator.clipboard.writeText(text), log);
  await field(page).press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(finder.getByRole('status')).toContainText('Only the first 20,000 characters');
  await expect(first).toHaveText('E_ITEM_UNAVAILABLE');
  expect((await field(page).inputValue()).length).toBe(20_000);
  expect(complaints).toEqual([]);
});
