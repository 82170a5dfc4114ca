import {expect} from '@playwright/test';
import {act, waitUntilAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {watchErrors} from './steps/watchErrors.ts';

/** What another script, an extension or an older deploy can leave in a history entry. */
const states: readonly unknown[] = [
  7,
  true,
  'text',
  ['a', 'b'],
  {acts: 7},
  {acts: null},
  {acts: {0: 'Copy0'}},
  {acts: [null, 7, {}]},
  {typed: null},
  {typed: 7},
  {typed: ['a']},
  {typed: {error: 7, q: {}, platform: null}, acts: 'Copy0'},
];

for (const state of states)
  test(`X a page becomes active after a reload of an entry with ${JSON.stringify(state)}`, async ({
    page,
  }) => {
    const complaints = watchErrors(page);
    await page.goto('/docs/api/error-codes');
    await page.evaluate((value) => history.replaceState(value, ''), state);
    await page.reload();
    await waitUntilAlive(page);
    const field = page.getByRole('textbox', {name: 'Find your error'});
    await expect(field).toHaveValue('');
    await field.fill('E_PENDING');
    await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry.');
    expect(complaints).toEqual([]);
  });

test('X Retry loads a page again although its history entry has the wrong type', async ({page}) => {
  const scripts = '**/assets/js/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/docs/api/error-codes');
  await page.evaluate(() => history.replaceState({typed: 7, acts: 7}, ''));
  await page.getByRole('textbox', {name: 'Find your error'}).fill('E_PENDING');
  await act(page);
  const retry = page.getByRole('button', {name: 'Retry'}).first();
  await expect(retry).toBeVisible();
  await page.unroute(scripts);
  await retry.click();
  await waitUntilAlive(page);
  await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry.');
});
