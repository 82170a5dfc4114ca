import {expect, type Locator, type Page, test} from '@playwright/test';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {pageOfApp} from './steps/playground.ts';

// Why here: Tab goes from the page into a frame of another process and back, which no driver of the acts follows.

/** More stops than any part of a page has. */
const MOST_STOPS = 80;

/** Presses Tab until an element has the focus, also one inside of the phone. */
async function tabTo(
  page: Page,
  target: Locator,
  place: Pick<Page, 'locator'> = page,
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await target.and(place.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

test('X a reader without a pointer cancels, buys, kills the app, filters the log and closes the phone', async ({
  page,
}) => {
  const address = docsAddress(latestVersion(), pageOfApp('basic-store'));
  await openAlive(page, `${address}?platform=android`);
  const stage = page.getByRole('region', {name: 'Try this sample'});
  const phone = stage.frameLocator('iframe');
  const open = stage.getByRole('button', {name: 'Try it'});
  await page.getByRole('article').getByRole('link').first().focus();
  await tabTo(page, open);
  await page.keyboard.press('Enter');

  const buy = phone.getByRole('button', {name: 'Buy 100 coins'});
  await expect(buy).toBeEnabled();
  await tabTo(page, buy, phone);
  await page.keyboard.press('Enter');
  const sheet = stage.getByRole('dialog');
  await expect(sheet.getByRole('button', {name: 'Pay', exact: true})).toBeFocused();
  await tabTo(page, sheet.getByRole('button', {name: 'Cancel'}));
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);

  // The focus is back in the phone; its button lost it while it was disabled.
  await expect(stage.locator('iframe')).toBeFocused();
  await expect(buy).toBeEnabled();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, buy, phone);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', {name: 'Pay', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');

  await tabTo(page, stage.getByRole('button', {name: 'Kill the app'}));
  await page.keyboard.press('Enter');
  await expect(stage.getByText('The app isn’t running.', {exact: true})).toBeVisible();

  // The same button.
  await expect(stage.getByRole('button', {name: 'Start the app'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phone.getByRole('heading')).toBeVisible();

  await tabTo(page, stage.getByText('Showing all lines'));
  await page.keyboard.press('Enter');
  await tabTo(page, stage.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(stage.getByText(/^Showing \d+ of \d+ lines$/)).toBeVisible();

  const close = stage.getByRole('button', {name: 'Close', exact: true});
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(stage.locator('iframe')).toHaveCount(0);
  await expect(open).toBeFocused();
});
