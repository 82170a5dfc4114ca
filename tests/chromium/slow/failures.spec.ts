import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {
  expectReadable,
  finderField,
  hurryAnimations,
  notice,
  retry,
  test,
  victim,
} from '../steps/faultyTest.ts';
import {waitUntilAlive} from '../steps/openAlive.ts';
import {firstScript, routeScript, watchDocuments} from '../steps/scripts.ts';

/*
 * Files and faults in pairs that no act meets: the acts fail the shared script and the styles of a first load, a script after
 * a click, and a part that comes later. What the code behind them makes of a fault has unit tests; that a browser reports
 * each, and that nothing loops, shows only in one.
 */

const address = victim.path + victim.rest;
const typed = 'E_SYNC_ERROR';

/** Fills the finder and scrolls, presses Retry in vain, then heals; what the reader left is there at the end. */
async function retryUntilHealed(
  page: Page,
  heal: () => void,
  isTold: () => Promise<void>,
): Promise<void> {
  await isTold();
  await expectReadable(page);
  await finderField(page).fill(typed);
  const place = await page.evaluate(() => {
    window.scrollTo({top: 1500, behavior: 'instant'});
    return window.scrollY;
  });
  const documents = watchDocuments(page);
  await retry(page).click();
  await expect.poll(() => documents.length).toBe(1);
  await page.waitForLoadState();
  await isTold();
  expect(documents).toHaveLength(1);
  heal();
  await retry(page).click();
  await waitUntilAlive(page);
  await expect(notice(page)).toHaveCount(0);
  await expectReadable(page);
  await expect(finderField(page)).toHaveValue(typed);
  await expect
    .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), place))
    .toBeLessThan(10);
  expect(documents).toHaveLength(2);
}

test('E2 X first load, runtime blocked: told after a while, no loop, and Retry heals', async ({
  page,
  server,
}) => {
  server.fail(firstScript, 'blocked');
  await page.goto(server.origin + address);
  await retryUntilHealed(page, server.heal, async () => {
    // Nobody can say that the first script failed: the notice of the page waits for it instead.
    await hurryAnimations(page);
    await expect(retry(page)).toBeVisible();
  });
});

test('E2 X first load, scripts of the page answered with HTML: told, no loop, and Retry heals', async ({
  page,
  server,
}) => {
  const documents = watchDocuments(page);
  server.fail(routeScript, 'answered with HTML');
  await page.goto(server.origin + address);
  await retryUntilHealed(page, server.heal, () => expect(retry(page)).toBeVisible());
  expect(documents, 'the page loads itself again once').toHaveLength(4);
});

test('E2 X the finder’s script blocked: told where it was asked for, and Retry keeps the text', async ({
  page,
  server,
}) => {
  const isFinder = (name: string) =>
    readFileSync(`build/assets/js/${name}`, 'utf8').includes('No match for this text');
  const finder = readdirSync('build/assets/js').find(isFinder) ?? '';
  server.fail(new RegExp(`/${finder}$`), 'blocked');
  await page.goto(server.origin + address);
  await waitUntilAlive(page);
  await finderField(page).fill(typed);
  await expect(notice(page)).toContainText('The error finder couldn’t load.');
  await expectReadable(page);
  server.heal();
  await retry(page).click();
  await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry.');
  await expect(finderField(page)).toHaveValue(typed);
});
