import {expect, test} from '@playwright/test';
import {finderField as field, notice, victim} from './steps/faultyTest.ts';
import {forgeConnection} from './steps/network.ts';
import {expectSameDocument, markDocument, openAlive} from './steps/openAlive.ts';
import {expectPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: a text of ten megabytes on the clipboard costs layout, and the drivers of the acts can't put one there, nor take
// the network away from a browser.

test('X an address asks the finder, which takes hostile text as text and cuts what is endless', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watchErrors(page);
  const finder = page.getByRole('region', {name: 'Error finder'});
  await openAlive(
    page,
    `${victim.path}?error=${encodeURIComponent('<b>SKErrorPaymentCancelled</b>')}`,
  );
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

test('K1 K3 X offline, what was read opens again, and the finder keeps what is pasted to itself', async ({
  page,
  context,
}) => {
  // A browser that saves data fetches no page ahead, so that only what was read is there.
  await forgeConnection(page, {saveData: true, effectiveType: '4g'});
  await openAlive(page, '/blog');
  await markDocument(page);
  await page.getByRole('contentinfo').locator(`a[href="${victim.path}"]`).click();
  await expectPage(page, victim.path);
  const finder = page.getByRole('region', {name: 'Error finder'});
  await field(page).fill('e_pending');
  await expect(finder.getByRole('status')).toHaveText('Found 1 entry.');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const kept = () => page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  const stored = await kept();
  await context.setOffline(true);
  await field(page).fill('secret-token SKErrorDomain Code=4');
  await expect(finder.getByRole('listitem').getByRole('link').first()).toHaveText('E_USER_ERROR');
  expect(await kept()).toBe(stored);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(victim.path);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/blog/i);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(victim.heading);
  await expect(notice(page)).toHaveCount(0);
  await expectSameDocument(page);
});
