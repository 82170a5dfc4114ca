import {expect} from '@playwright/test';
import {shortcuts} from '../../../src/site/shortcuts.ts';
import {retry, test} from '../steps/faultyTest.ts';
import {failures, openAt, openFailing, scrolled} from '../steps/moments.ts';

const address = '/docs/guides/purchases';

test('X after a key that has to wait, arrows scroll again once another key is pressed', async ({
  page,
  server,
}) => {
  await openAt(page, server, {moment: 'while scripts are slow', address});
  await page.keyboard.press(shortcuts.list.keys[0]);
  await page.keyboard.press('PageDown');
  await page.keyboard.press(shortcuts.close.keys[0]);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('X arrows scroll a page whose scripts failed, also after a key that waits for them', async ({
  page,
  server,
}) => {
  await openFailing(page, server, {failure: failures[1], address});
  await page.keyboard.press(shortcuts.list.keys[0]);
  await expect(retry(page)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});
