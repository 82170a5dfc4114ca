import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress, oldVersion} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {expectPage} from './steps/servedPage.ts';
import {openVersions} from './steps/versionDropdown.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: the drivers of the acts cannot change what a browser allows before the first script of a page runs.

const lacks: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  'storage full and cookies off': [fillStorage, forbidCookies],
  'no storage at all': [
    (page) => forbidStorage(page, 'localStorage'),
    (page) => forbidStorage(page, 'sessionStorage'),
  ],
};

for (const [what, arrangements] of Object.entries(lacks))
  test(`K3 S1 D5 with ${what} the site works`, async ({page}) => {
    const complaints = watchErrors(page);
    for (const arrange of arrangements) await arrange(page);
    await openAlive(page, '/docs/installation');
    await page.getByRole('button', {name: /dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('main').getByText('yarn', {exact: true}).first().click();
    await expect(page.getByRole('main').getByText('yarn add expo-iap').first()).toBeVisible();
    await (await openVersions(page)).nth(docsVersions.indexOf(oldVersion)).click();
    await expectPage(page, docsAddress(oldVersion, 'installation'));
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expectPage(page, '/blog');
    // The framework says once that it cannot keep choices; that is all it may say.
    expect(complaints.filter((text) => !/storage|quota/i.test(text))).toEqual([]);
  });

/** Makes every access to a kind of web storage fail, as browsers do that block site data. */
async function forbidStorage(page: Page, kind: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, kind);
}

/** Lets every write into web storage fail, as when the browser has no room left. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

/** Takes cookies away, as browsers do that refuse them. */
async function forbidCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', {value: false});
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set() {
        throw new DOMException('Cookies are off.', 'SecurityError');
      },
    });
  });
}
