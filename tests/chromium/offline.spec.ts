import {expect, test} from '@playwright/test';
import {finderField, notice, victim} from './steps/faultyTest.ts';
import {forgeConnection} from './steps/network.ts';
import {expectSameDocument, markDocument, openAlive} from './steps/openAlive.ts';
import {expectPage} from './steps/servedPage.ts';

// Why here: the drivers of the acts can let files fail, but not take the network away from a browser.

test.beforeEach(async ({page}) => {
  // A browser that saves data fetches no page ahead, so that only what was read is there.
  await forgeConnection(page, {saveData: true, effectiveType: '4g'});
});

test('K1 K3 X offline, what was read opens again, and the finder keeps what is pasted to itself', async ({
  page,
  context,
}) => {
  await openAlive(page, '/blog');
  await markDocument(page);
  await page.getByRole('contentinfo').locator(`a[href="${victim.path}"]`).click();
  await expectPage(page, victim.path);
  const finder = page.getByRole('region', {name: 'Error finder'});
  await finderField(page).fill('e_pending');
  await expect(finder.getByRole('status')).toHaveText('Found 1 entry.');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const kept = () => page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  const stored = await kept();
  await context.setOffline(true);
  await finderField(page).fill('secret-token SKErrorDomain Code=4');
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
