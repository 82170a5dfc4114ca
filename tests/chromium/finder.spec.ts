import {expect} from '@playwright/test';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {finderField as field} from './steps/faultyTest.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: the answer is copied out of the page that the reader has open, and a text of ten megabytes costs layout.

const home = docsAddress(latestVersion(), 'api/error-codes');

test('X the finder of each version answers with the block of the page', async ({page}) => {
  const complaints = watchErrors(page);
  const finder = page.getByRole('region', {name: 'Error finder'});
  for (const version of docsVersions) {
    await openAlive(page, docsAddress(version, 'api/error-codes'));
    await field(page).fill('E/Billing: ITEM_ALREADY_OWNED (responseCode=7)');
    await expect(finder.getByRole('status')).toHaveText('Found 1 entry.');
    const answer = finder.getByRole('region', {name: 'Answer: E_ALREADY_OWNED'});
    const block = page.locator('h3[id="e_already_owned"] + ul');
    expect(await answer.innerText()).toBe(await block.innerText());
    await field(page).fill('ERR_UNEXPECTED');
    const outside = finder.getByRole('status').getByRole('link');
    await expect(outside).toHaveAttribute('href', '#other-errors');
    await expect(page.locator('#other-errors')).toHaveCount(1);
  }
  await field(page).press('Escape');
  await expect(finder.getByRole('status')).toContainText('Paste a code');
  await field(page).fill('E_PENDING');
  await finder.getByRole('button', {name: 'Clear'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

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
