import type {Locator, Page} from '@playwright/test';
import {expect, test as newTabTest} from '@playwright/test';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {blockScripts} from './steps/scripts.ts';
import {watchErrors} from './steps/watchErrors.ts';

const home = docsAddress(latestVersion(), 'api/error-codes');
const finder = (page: Page): Locator => page.getByRole('region', {name: 'Error finder'});
const field = (page: Page): Locator => finder(page).getByRole('textbox', {name: 'Find your error'});
const status = (page: Page): Locator => finder(page).getByRole('status');
const entries = (page: Page): Locator =>
  finder(page).getByRole('listitem').getByRole('link').first();

for (const version of docsVersions) {
  test(`X the finder of ${version.version} answers with the block of the page`, async ({page}) => {
    const complaints = watchErrors(page);
    await openAlive(page, docsAddress(version, 'api/error-codes'));
    await field(page).fill('E/Billing: ITEM_ALREADY_OWNED (responseCode=7)');
    await expect(status(page)).toHaveText('Found 1 entry.');
    await expect(entries(page)).toHaveAttribute('href', '#e_already_owned');
    const answer = finder(page).getByRole('region', {name: 'Answer: E_ALREADY_OWNED'});
    for (const head of ['Android', 'Charged', 'Try again', 'Tell the user', 'What to do'])
      await expect(answer.getByRole('listitem').filter({hasText: `${head}:`})).toBeVisible();
    const block = page.locator('h3[id="e_already_owned"] + ul');
    expect(await answer.innerText()).toBe(await block.innerText());
    expect(complaints).toEqual([]);
  });

  test(`X the places that the finder of ${version.version} leads to exist`, async ({page}) => {
    await openAlive(page, docsAddress(version, 'api/error-codes'));
    await field(page).fill('ERR_UNEXPECTED');
    const outside = status(page).getByRole('link');
    await expect(outside).toHaveAttribute('href', '#other-errors');
    await expect(page.locator('[id="other-errors"]')).toHaveCount(1);
    await field(page).fill('E_PENDING');
    await expect(finder(page).getByRole('region', {name: 'Answer: E_PENDING'})).toContainText(
      'Android',
    );
    await entries(page).click();
    await expect(page.locator('[id="e_pending"]')).toBeInViewport();
    await expect(field(page)).toHaveValue('E_PENDING');
  });
}

test('X a number says what it is on each side', async ({page}) => {
  await openAlive(page, home);
  await field(page).fill('7');
  await expect(status(page)).toContainText('Found 3 entries.');
  await expect(status(page)).toContainText('What 7 means depends on where it comes from');
  await expect(
    finder(page).getByRole('listitem').filter({hasText: 'ITEM_ALREADY_OWNED is'}),
  ).toHaveCount(0);
  await expect(finder(page)).toContainText('On Android, Play’s 7 is ITEM_ALREADY_OWNED.');
  await expect(finder(page)).toContainText('On iOS, StoreKit’s 7 is');
});

test('X the finder admits what it does not know, and takes hostile text as text', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  await openAlive(page, home);
  await field(page).fill('something else');
  await expect(status(page)).toContainText('No match for this text.');
  await field(page).fill('E_<img src=x onerror=alert(1)> E_NO_SUCH_CODE');
  await expect(status(page)).toContainText('E_NO_SUCH_CODE isn’t an error code in this version.');
  await expect(finder(page).locator('img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Ten megabytes of a log. */
const log = 'W/BillingClient(8712): ITEM_UNAVAILABLE (responseCode=4)\n'.repeat(180_000);

async function expectCut(page: Page): Promise<void> {
  await expect(status(page)).toContainText('Only the first 20,000 characters were read.');
  await expect(entries(page)).toHaveText('E_ITEM_UNAVAILABLE');
  expect((await field(page).inputValue()).length).toBe(20_000);
}

test('X ten megabytes that are pasted are cut, and the reader is told', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, home);
  await field(page).focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), log);
  await page.keyboard.press('Control+v');
  await expectCut(page);
});

test('X ten megabytes that a script puts into the field do not block the page', async ({page}) => {
  await openAlive(page, home);
  const blocked = await field(page).evaluate(async (area, text) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(area, text);
    const start = performance.now();
    area.dispatchEvent(new Event('input', {bubbles: true}));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, log);
  await expectCut(page);
  // Tens of milliseconds where nothing else runs; it took 20 seconds to lay out all of it.
  expect(blocked).toBeLessThan(1000);
});

test('X Escape and the button clear the field', async ({page}) => {
  await openAlive(page, home);
  await field(page).fill('E_PENDING');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(status(page)).toContainText('Paste a code');
  await field(page).fill('E_PENDING');
  await finder(page).getByRole('button', {name: 'Clear'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('X an address can ask the finder', async ({page}) => {
  const complaints = watchErrors(page);
  await openAlive(page, `${home}?error=${encodeURIComponent('<b>SKErrorPaymentCancelled</b>')}`);
  await expect(field(page)).toHaveValue('<b>SKErrorPaymentCancelled</b>');
  await expect(entries(page)).toHaveText('E_USER_CANCELLED');
  expect(complaints).toEqual([]);
});

test('X typed text is there again after back and forward, inside the site and out of it', async ({
  page,
}) => {
  await openAlive(page, home);
  await field(page).fill('E_SYNC_ERROR');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await page.waitForURL('/blog');
  await page.goBack();
  await expect(field(page)).toHaveValue('E_SYNC_ERROR');
  await expect(entries(page)).toHaveText('E_SYNC_ERROR');
  await page.goto('/img/favicon.svg');
  await page.goBack();
  await waitUntilAlive(page);
  await expect(field(page)).toHaveValue('E_SYNC_ERROR');
  await expect(entries(page)).toHaveText('E_SYNC_ERROR');
});

test('X K1 K3 what is pasted goes nowhere, and the finder works without a network', async ({
  page,
  context,
}) => {
  await openAlive(page, home);
  await field(page).fill('e_pending');
  await expect(status(page)).toHaveText('Found 1 entry.');
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = page.url();
  const kept = () => page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  const stored = await kept();
  await field(page).fill('secret-token SKErrorDomain Code=4');
  await expect(entries(page)).toHaveText('E_USER_ERROR');
  expect(requests).toEqual([]);
  expect(page.url()).toBe(before);
  expect(await kept()).toBe(stored);
});

newTabTest.describe('without scripts', () => {
  newTabTest.use({javaScriptEnabled: false});

  newTabTest('X the table of codes is there and the finder is not', async ({page}) => {
    await blockScripts(page);
    await page.goto(home);
    await expect(page.getByLabel('Find your error')).toBeHidden();
    await expect(page.getByRole('link', {name: 'E_USER_CANCELLED'}).first()).toBeVisible();
  });
});
