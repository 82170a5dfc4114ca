import {expect, type Page, test} from '@playwright/test';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {choicePath, UPGRADE_PAGE} from '../../src/site/tools.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {openEditor} from './steps/editSample.ts';
import {waitUntilLaidOut} from './steps/laidOut.ts';
import {menuButton, openMenu} from './steps/mobileMenu.ts';
import {openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {startSample} from './steps/playground.ts';
import {screen} from './steps/screens.ts';
import {hits, searchFor} from './steps/searchDialog.ts';
import {expectPage, servedPage} from './steps/servedPage.ts';
import {takeAway} from './steps/takeAway.ts';
import {watchErrors} from './steps/watchErrors.ts';

const newest = latestPatch('2.8');

const guide = '/docs/guides/troubleshooting';

/** Expects every paragraph and row that the server sends, and that the end of the page can be seen. */
async function expectWholeText(page: Page): Promise<void> {
  const served = await servedPage(page, guide);
  const shown = await page.getByRole('article').innerText();
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, '');
  for (const part of served.querySelectorAll('.markdown > p, .markdown > h2'))
    expect(plain(shown)).toContain(plain(part.textContent));
  const last = page.locator('.markdown > *').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
}

/** Each of these changes the files of the page, which one test can do once; the rest is taken away at once. */
const alone = ['popovers', 'content-visibility', 'rel=expect'];
const rest = Object.keys(takeAway).filter((feature) => !alone.includes(feature));

for (const features of [rest, ...alone.map((feature) => [feature])])
  test(`X a browser without ${features.join(', ')} has the whole text, working links and the search`, async ({
    page,
  }) => {
    const complaints = watchErrors(page);
    for (const feature of features) await takeAway[feature]?.(page);
    await page.goto(guide);
    await waitUntilLaidOut(page);
    await expectWholeText(page);
    await waitUntilAlive(page);
    await expectWholeText(page);
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

test('X a browser without idle time fetches ahead what a page needs later', async ({page}) => {
  await takeAway['idle time']?.(page);
  await page.goto(guide);
  await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0);
});

test('X a browser without workers is told so where code is checked, not that it is offline', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  await takeAway['workers']?.(page);
  for (const address of [UPGRADE_PAGE, choicePath({from: '2.7.5', to: newest})]) {
    await openAlive(page, address);
    const panel = page.getByRole('region', {name: 'Check your code'});
    await panel.getByRole('textbox').fill("import {getReceiptIos} from 'expo-iap';");
    await expect(panel.getByRole('status').first()).toContainText('has no web workers');
    await expect(panel).not.toContainText('connection');
  }
  const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;
  const {stage, phone} = await startSample(page, sample);
  await expect(phone.getByRole('heading')).toHaveText('You have 0 coins');
  await openEditor(stage);
  await stage.getByRole('button', {name: /^Check types/}).click();
  await expect(stage.getByText('has no web workers')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('X a browser without popovers has the contents below the text, and a menu', async ({page}) => {
  await takeAway['popovers']?.(page);
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

test('X a browser without selectors that look inside has no filter that does nothing', async ({
  page,
}) => {
  await takeAway['selectors that look inside']?.(page);
  await openAlive(page, guide);
  await expect(page.getByRole('group', {name: 'Show symptoms on'})).toBeHidden();
});

test('X a browser without items of the clipboard copies a page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeAway['items of the clipboard']?.(page);
  await openAlive(page, guide);
  const menu = page.getByRole('article').locator('details').filter({hasText: 'Page menu'});
  await menu.locator('summary').click();
  await menu.getByRole('button', {name: 'Copy page'}).click();
  await expect(menu.getByRole('status')).toHaveText('Copied');
});
