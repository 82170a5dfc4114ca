import {expect, test} from '@playwright/test';
import {posts} from '../../src/site/promised.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';

// Why here: what is shown is decided by styles (boxes that are checked, what is in view, paper), and the drivers of the acts
// can neither print, nor take scripts away, nor read the clipboard.

const long = docsAddress(latestVersion(), 'guides/troubleshooting');

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: screen(360)});

  test('X the keyboard shows the hidden lines of one sample, and paper has them without the switch', async ({
    page,
  }) => {
    await page.goto(docsAddress(latestVersion(), 'api/methods/listeners'));
    const sample = page.locator('figure:has(input[type="checkbox"]):has([data-imports])').first();
    const lines = sample.locator('.hidden-lines');
    const box = sample.getByRole('checkbox', {name: 'Show hidden lines'});
    await expect(lines).toBeHidden();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.hidden-lines:visible')).toHaveCount(1);
    await expect(lines).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(lines).toBeVisible();
    await expect(box).toBeHidden();
    await page.emulateMedia({media: null});
    await box.focus();
    await page.keyboard.press('Space');
    await expect(lines).toBeHidden();
  });

  test('X readers see the symptoms of their platform, and the contents open, lead on and close', async ({
    page,
  }) => {
    await page.goto(long);
    const choice = page.getByRole('group', {name: 'Show symptoms on'});
    await choice.getByRole('radio', {name: 'Android'}).check();
    await expect(page.locator('.index .ios').first()).toBeHidden();
    await expect(page.locator('.index .android').first()).toBeVisible();
    await choice.getByRole('radio', {name: 'Both'}).check();
    await expect(page.locator('.index .ios').first()).toBeVisible();
    await page.getByRole('button', {name: 'On this page'}).click();
    const target = page.locator('nav[aria-label="On this page"] a[href="#debug"]');
    await target.click();
    await expect(page.locator('#debug')).toBeInViewport();
  });
});

test('X the contents mark the section that the reader is in and keep it in sight, on a desk and on a phone', async ({
  page,
}) => {
  const contents = page.locator('nav[aria-label="On this page"]');
  const current = contents.locator('[aria-current=true]');
  const readTo = (id: string) =>
    page.evaluate((place) => document.getElementById(place)?.scrollIntoView(), id);
  await openAlive(page, long);
  for (const id of ['billing-unavailable', 'restore-empty', 'not-a-function']) {
    await readTo(id);
    await expect(current).toHaveAttribute('href', `#${id}`);
    await expect(current).toBeInViewport();
  }
  await page.setViewportSize(screen(360));
  await readTo('restore-empty');
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(current).toHaveAttribute('href', '#restore-empty');
  await expect(current).toBeInViewport();
  const choice = contents.locator('a[href="#has-active-false"]');
  await choice.click();
  await expect(choice).toBeHidden();
  await expect(page.locator('#has-active-false')).toBeInViewport();
});

test('X the page menu copies the Markdown of the page, and fits a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(screen(360));
  for (const address of [docsAddress(latestVersion(), 'guides/purchases'), `/blog/${posts[0]}`]) {
    await openAlive(page, address);
    const menu = page.getByRole('article').locator('details').filter({hasText: 'Page menu'});
    await menu.locator('summary').click();
    for (const target of await menu.locator('summary, button, a').all()) {
      const {x = -1, width = 999, height = 0} = (await target.boundingBox()) ?? {};
      expect(height, address).toBeGreaterThanOrEqual(24);
      expect(x, address).toBeGreaterThanOrEqual(0);
      expect(x + width, address).toBeLessThanOrEqual(360);
    }
    await menu.getByRole('button', {name: 'Copy page'}).click();
    await expect(menu.getByRole('status')).toHaveText('Copied');
    const twin = await (await page.request.get(`${address}.md`)).text();
    expect(twin).toContain(`source: "https://expo-iap.hyo.dev${address}"`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  }
});

test('X paper shows the text in black on white and every tab, and nothing to press', async ({
  page,
}) => {
  await openAlive(page, docsAddress(latestVersion(), 'installation'));
  await page.emulateMedia({media: 'print'});
  const controls = page.locator('nav, footer, aside, button');
  await expect(controls.filter({visible: true})).toHaveCount(0);
  const tabs = page.locator('[data-of]');
  expect(await tabs.count()).toBeGreaterThan(4);
  await expect(tabs.filter({visible: false})).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('R13 the address of a page that moved opens it where it is now', async ({page}) => {
  await page.goto('/docs/2.6/getting-started/installation?platform=ios#main');
  await expect(page).toHaveURL('/docs/2.6/installation?platform=ios#main');
});
