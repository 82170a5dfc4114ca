import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {
  expectReadable,
  finderField,
  hurryAnimations,
  notice,
  openHome,
  retry,
  test,
  victim,
} from '../steps/faultyTest.ts';
import {expectSameDocument, goInside, markDocument, waitUntilAlive} from '../steps/openAlive.ts';
import {watchDocuments} from '../steps/scripts.ts';

/*
 * Six cells of the matrix of files, faults and ways in: each fault and each kind of file once, in pairs that no act meets.
 * The acts fail a script and the styles of a first load, and a script after a click. What the code behind them makes of a
 * fault has unit tests; that a browser reports each fault, and that nothing loops, shows only in one. The search has the
 * sixth, in search-failures.spec.ts.
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
  files,
}) => {
  server.fail(files.runtime, 'blocked');
  await page.goto(server.origin + address);
  await retryUntilHealed(page, server.heal, async () => {
    // Nobody can say that the first script failed: the notice of the page waits for it instead.
    await hurryAnimations(page);
    await expect(retry(page)).toBeVisible();
  });
});

test('E2 X first load, component answered with HTML: told, no loop, and Retry heals', async ({
  page,
  server,
  files,
}) => {
  const documents = watchDocuments(page);
  server.fail(files.component, 'answered with HTML');
  await page.goto(server.origin + address);
  await retryUntilHealed(page, server.heal, () => expect(retry(page)).toBeVisible());
  expect(documents, 'the page loads itself again once').toHaveLength(4);
});

test('E3 E2 X navigation, content cut off: the document loads, is readable, and Retry heals', async ({
  page,
  server,
  files,
}) => {
  server.fail(files.content, 'cut off');
  await openHome(page, server);
  const documents = watchDocuments(page);
  await goInside(page, address);
  await expect(retry(page)).toBeVisible();
  await expectReadable(page);
  expect(documents).toEqual([victim.path, victim.path]);
  server.heal();
  await retry(page).click();
  await waitUntilAlive(page);
  await expect(notice(page)).toHaveCount(0);
  await expectReadable(page);
  expect(documents).toHaveLength(3);
});

test('S4 X navigation, data slow: the open page stays until the next is whole', async ({
  page,
  server,
  files,
}) => {
  server.fail(files.data, 'slow');
  await openHome(page, server);
  const heading = await page.getByRole('heading', {level: 1}).innerText();
  await markDocument(page);
  await goInside(page, address);
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  server.heal();
  await expectReadable(page);
  await expectSameDocument(page);
});

test('E2 X the finder’s script blocked: told where it was asked for, and Retry keeps the text', async ({
  page,
  server,
  files,
}) => {
  server.fail(files.finder, 'blocked');
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
