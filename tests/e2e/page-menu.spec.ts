import type {Locator, Page} from '@playwright/test';
import {expect, test as newTabTest} from '@playwright/test';
import {posts} from '../../src/site/promised.ts';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen, widths} from './steps/screens.ts';

const unlisted = docsAddress(latestVersion(), 'guides/error-handling');
const post = `/blog/${posts[0]}`;
const addresses = [
  ...docsVersions.map((version) => docsAddress(version, 'guides/purchases')),
  docsAddress(latestVersion(), 'api'),
  unlisted,
  post,
];

function pageMenu(page: Page): Locator {
  return page.getByRole('article').locator('details').filter({hasText: 'Page menu'});
}

async function openPageMenu(page: Page): Promise<Locator> {
  const menu = pageMenu(page);
  await menu.locator('summary').click();
  await expect(menu.getByRole('list')).toBeVisible();
  return menu;
}

for (const address of addresses) {
  test(`X the page menu of ${address} copies its Markdown and says so`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAlive(page, address);
    const menu = await openPageMenu(page);
    await menu.getByRole('button', {name: 'Copy page'}).click();
    await expect(menu.getByRole('status')).toHaveText('Copied');
    const twin = await (await page.request.get(`${address}.md`)).text();
    expect(twin).toContain(`source: "https://expo-iap.hyo.dev${address}"`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  });
}

test('X the page menu says what to do when the page cannot be copied', async ({page}) => {
  await openAlive(page, unlisted);
  await page.route('**/*.md', (route) => route.abort());
  const menu = await openPageMenu(page);
  await menu.getByRole('button', {name: 'Copy page'}).click();
  await expect(menu.getByRole('status')).toHaveText(/^Couldn’t copy\./);
});

test('X the page menu leads to the Markdown of the page', async ({page}) => {
  await openAlive(page, unlisted);
  const menu = await openPageMenu(page);
  const link = menu.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', `${unlisted}.md`);
  const response = await page.request.get(`${unlisted}.md`);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

test('X a report names the page, its version and the section in view', async ({page, context}) => {
  const asked: URL[] = [];
  await context.route('https://github.com/**', async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({contentType: 'text/html', body: '<title>New issue</title>'});
  });
  const address = docsAddress(latestVersion(), 'guides/purchases');
  await openAlive(page, address);
  const menu = await openPageMenu(page);
  const report = menu.getByRole('link', {name: 'Report a problem with this page'});
  await report.focus();
  const heading = page.locator('article h2[id]').nth(2);
  await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).waitForLoadState();
  const [issue] = asked;
  expect(issue?.pathname).toBe('/hyochan/expo-iap/issues/new');
  expect(issue?.searchParams.get('title')).toBe(
    `Docs: ${await page.getByRole('heading', {level: 1}).textContent()}`,
  );
  const body = issue?.searchParams.get('body');
  const id = await heading.getAttribute('id');
  expect(body).toContain(`Page: https://expo-iap.hyo.dev${address}#${id}\n`);
  expect(body).toContain(`Docs version: ${latestVersion().label}\n`);
});

for (const width of widths) {
  test(`X the page menu can be hit and stays inside the window at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    for (const address of [unlisted, docsAddress(latestVersion(), 'guides/purchases'), post]) {
      await openAlive(page, address);
      const menu = await openPageMenu(page);
      for (const target of await menu.locator('summary, button, a').all()) {
        const box = await target.boundingBox();
        expect(box?.height, address).toBeGreaterThanOrEqual(24);
        expect(box?.x, address).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width + 1), address).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('X the page menu works with the keyboard: open, walk, Escape, away', async ({page}) => {
  await openAlive(page, docsAddress(latestVersion(), 'guides/purchases'));
  const menu = pageMenu(page);
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', {name: 'Copy page'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('list')).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(menu.getByRole('list')).toBeHidden();
});

test('X lists of posts have no page menu', async ({page}) => {
  await openAlive(page, '/blog');
  await expect(page.getByText('Page menu')).toHaveCount(0);
});

newTabTest.describe('without scripts', () => {
  newTabTest.use({javaScriptEnabled: false});

  for (const address of [unlisted, post]) {
    newTabTest(
      `X the page menu of ${address} offers its links and no button that does nothing`,
      async ({page}) => {
        await page.goto(address);
        const menu = await openPageMenu(page);
        await expect(menu.getByRole('link')).toHaveCount(2);
        await expect(menu.getByRole('button')).toHaveCount(0);
        const report = menu.getByRole('link', {name: /Report/});
        await expect(report).toHaveAttribute('href', /issues\/new\?title=.+&body=Page%3A/);
      },
    );
  }
});
