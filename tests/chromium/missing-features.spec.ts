import {expect, test} from '@playwright/test';
import {UPGRADE_PAGE} from '../../src/site/tools.ts';
import {openEditor} from './steps/editSample.ts';
import {waitUntilLaidOut} from './steps/laidOut.ts';
import {menuButton, openMenu} from './steps/mobileMenu.ts';
import {openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {startSample} from './steps/playground.ts';
import {screen} from './steps/screens.ts';
import {hits, searchFor} from './steps/searchDialog.ts';
import {expectPage, servedPage} from './steps/servedPage.ts';
import {lacks, takeAway} from './steps/takeAway.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: the engines of the acts know all of this; only here can a browser be made to forget it before a page runs.

const guide = '/docs/guides/troubleshooting';

test(`X a browser without ${Object.keys(lacks).join(', ')} has the whole text, working links and the search`, async ({
  page,
}) => {
  const complaints = watchErrors(page);
  await takeAway(page, Object.values(lacks));
  await page.goto(guide);
  await waitUntilLaidOut(page);
  // It fetches ahead what the page needs later, although it never says that it is idle.
  await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0);
  await waitUntilAlive(page);
  const shown = await page.getByRole('article').innerText();
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, '');
  for (const part of (await servedPage(page, guide)).querySelectorAll('.markdown > :is(p, h2)'))
    expect(plain(shown)).toContain(plain(part.textContent));
  const last = page.locator('.markdown > *').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // A filter that would do nothing is not there.
  await expect(page.getByRole('group', {name: 'Show symptoms on'})).toBeHidden();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator('a[href="/docs/installation"]').click();
  await expectPage(page, '/docs/installation');
  const dialog = await searchFor(page, 'restore');
  await expect(dialog.getByRole('status')).toHaveText(/section/);
  await page.goto('/search?q=restore');
  await hits(page.getByRole('main')).first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(complaints).toEqual([]);
});

test('C5 X a browser without popovers has the contents below the text, and a menu', async ({
  page,
}) => {
  await takeAway(page, [lacks.popovers]);
  await page.setViewportSize(screen(360));
  await openAlive(page, guide);
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  const menu = await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('X a browser without workers is told so where code is checked, not that it is offline', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  await takeAway(page, [lacks.workers]);
  await openAlive(page, UPGRADE_PAGE);
  const panel = page.getByRole('region', {name: 'Check your code'});
  await panel.getByRole('textbox').fill("import {getReceiptIos} from 'expo-iap';");
  await expect(panel.getByRole('status').first()).toContainText('has no web workers');
  await expect(panel).not.toContainText('connection');
  const {stage, phone} = await startSample(page);
  await expect(phone.getByRole('heading')).toHaveText('You have 0 coins');
  await openEditor(stage);
  await stage.getByRole('button', {name: /^Check types/}).click();
  await expect(stage.getByText('has no web workers')).toBeVisible();
  expect(complaints).toEqual([]);
});
