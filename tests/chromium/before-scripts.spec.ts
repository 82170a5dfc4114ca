import {expect, type Locator, type Page, test} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress, oldVersion, sharedPage} from './steps/addresses.ts';
import {openMenu} from './steps/mobileMenu.ts';
import {act, openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';
import {blockScripts, holdRouteScripts} from './steps/scripts.ts';
import {expectPage} from './steps/servedPage.ts';
import {openVersions, versionDropdown} from './steps/versionDropdown.ts';

// Why here: HTML does not show what styles and the startup script make of it, and the drivers of the acts can neither turn
// scripts off for a whole visit nor tell a page of another system.

const prefix = 'docs-preferred-version';
/** A page that has started to load its scripts is not loaded before they come. */
const early = {waitUntil: 'domcontentloaded'} as const;

for (const way of ['scripts are on their way', 'scripts are off']) {
  test.describe(`while ${way}`, () => {
    test.use({javaScriptEnabled: way !== 'scripts are off'});

    test(`C5 D2 D4 S3 menu, sidebar and versions open and lead on while ${way}`, async ({page}) => {
      await blockScripts(page);
      await page.setViewportSize(screen(360));
      await page.goto('/docs/intro');
      const menu = await openMenu(page);
      await menu.getByRole('button', {name: 'Close the menu'}).click();
      await expect(menu).toBeHidden();
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.locator('a[href="/docs/installation"]').filter({visible: true}).last().click();
      await expectPage(page, '/docs/installation');
      await openMenu(page);
      await menu.getByRole('link', {name: 'Blog', exact: true}).click();
      await expectPage(page, '/blog');

      await page.setViewportSize(screen(1280));
      await page.goto('/docs/intro');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.locator(`a[href="/docs/${sharedPage}"]`).click();
      await expectPage(page, `/docs/${sharedPage}`);
      const link = versionDropdown(page).getByRole('link', {name: oldVersion.label});
      await expect(link).toBeHidden();
      await versionDropdown(page).locator('summary').click();
      await link.click();
      await page.waitForURL(docsAddress(oldVersion, sharedPage));
      await expectPage(page, docsAddress(oldVersion, sharedPage));
    });

    test(`E4 under a wrong base URL the page says what to fix while ${way}`, async ({page}) => {
      const body = await (await page.request.get('/')).text();
      await page.route('**/elsewhere/', (route) => route.fulfill({body, contentType: 'text/html'}));
      await page.route(/\/(assets|img)\//, (route) => route.fulfill({status: 404, body: ''}));
      await page.setViewportSize(screen(360));
      await page.goto('/elsewhere/');
      // Pages ask for what they need when the reader first does something.
      if (way !== 'scripts are off') await act(page);
      const notice = page.locator('p').filter({hasText: 'styles or scripts didn’t load'});
      await expect(notice).toBeInViewport();
      await expect(notice).toContainText('BASE_URL');
      await expect(notice.locator('code').first()).toHaveText('/');
    });
  });
}

test.describe('on a system that prefers dark', () => {
  test.use({colorScheme: 'dark'});

  test('S1 a first visit is light, and a chosen dark is painted before any script', async ({
    page,
  }) => {
    await openAlive(page, '/docs/intro');
    await expectPaper(page, 'light');
    expect(await storedUnder(page, 'theme')).toEqual([]);
    const button = page.getByRole('button', {name: /dark and light/});
    await button.click();
    await expectPaper(page, 'dark');
    await blockScripts(page);
    for (const address of ['/', docsAddress(oldVersion, 'intro'), '/blog']) {
      await page.goto(address);
      await expectPaper(page, 'dark');
      await expect(button.first()).toHaveAccessibleName(/currently dark mode\)$/);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    }
  });
});

test('D5 a version that is chosen before scripts is remembered, and named before scripts outside the docs', async ({
  page,
}) => {
  const release = await holdRouteScripts(page);
  await page.goto('/docs/intro', early);
  await chooseOldVersion(page);
  expect(await storedUnder(page, prefix)).toEqual([oldVersion.version]);
  const summary = versionDropdown(page).locator('summary');
  const docs = page.locator('.navbar a:not([data-version])').filter({hasText: /^Docs$/});
  for (const address of ['/', '/blog', '/search', '/nowhere']) {
    await page.goto(address, early);
    await expect(summary, address).toHaveText(oldVersion.label);
    await expect(docs.first()).toHaveAttribute(
      'href',
      new RegExp(`${docsAddress(oldVersion, 'intro')}$`),
    );
  }
  // The version of an address wins, also where nothing is.
  for (const version of docsVersions) {
    await page.goto(docsAddress(version, 'nowhere'), early);
    await expect(summary).toHaveText(version.label);
  }
  release();
  await waitUntilAlive(page);
  await expect(summary).toHaveText(docsVersions.at(-1)?.label ?? '');
});

test('X the list of pages shows the open one, also its last: at once, after a link, and in the menu', async ({
  page,
}) => {
  const openPage = (list: Locator) => list.locator('[aria-current=page]').filter({visible: true});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto('/tools/assistants', early);
  await expect(openPage(sidebar)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await openAlive(page, '/docs/intro');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Test kit'}).click();
  await expectPage(page, '/tools/test-kit');
  await expect(openPage(sidebar)).toBeInViewport();
  await page.setViewportSize(screen(360));
  await expect(openPage(await openMenu(page))).toBeInViewport();
});

async function chooseOldVersion(page: Page): Promise<void> {
  await (await openVersions(page)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'), early);
}

/** Looks at what is painted, since the attribute alone could lack its colors. */
async function expectPaper(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const darkest = () =>
    page.evaluate(() => {
      const {backgroundColor} = getComputedStyle(document.documentElement);
      return Math.min(...[...backgroundColor.matchAll(/[\d.]+/g)].slice(0, 3).map(Number));
    });
  await expect.poll(async () => ((await darkest()) > 200 ? 'light' : 'dark')).toBe(mode);
}

/** What the site keeps under keys that start so; the rest of a key names the site. */
async function storedUnder(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => localStorage.getItem(key) ?? ''),
    prefix,
  );
}
