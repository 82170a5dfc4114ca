import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {docsAddress, oldVersion, oldVersions, pageKinds} from './steps/addresses.ts';
import {openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {holdRouteScripts} from './steps/scripts.ts';
import {storedUnder} from './steps/storage.ts';
import {openVersions, versionDropdown} from './steps/versionDropdown.ts';
import {watchErrors} from './steps/watchErrors.ts';

const prefix = 'docs-preferred-version';

/** Where scripts are held back: a page that has started to load them is not loaded before they come. */
const withoutScripts = {waitUntil: 'domcontentloaded'} as const;

test('D5 the Docs link of a later visit leads to the chosen version', async ({page, context}) => {
  await openAlive(page, '/docs/intro');
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'));

  const later = await context.newPage();
  await openAlive(later, '/');
  await later.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await later.waitForURL(docsAddress(oldVersion, 'intro'));
});

test('D5 the address wins over the chosen version', async ({page}) => {
  await openAlive(page, '/docs/intro');
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'));
  const another = oldVersions.at(-1) ?? oldVersion;
  await openAlive(page, docsAddress(another, 'intro'));
  await expect(versionDropdown(page).locator('summary')).toHaveText(another.label);
});

test('D5 a link to a page of another version does not change the chosen one', async ({page}) => {
  await openAlive(page, '/docs/intro');
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'));
  const banner = page.getByRole('region', {name: 'About this version'});
  await banner.getByRole('link').first().click();
  await page.waitForURL('/docs/intro');
  expect(await storedUnder(page, prefix)).toEqual([oldVersion.version]);

  await openAlive(page, '/blog');
  const docs = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'});
  await expect(docs).toHaveAttribute('href', docsAddress(oldVersion, 'intro'));
});

test('D5 no choice is remembered for a reader who only followed links', async ({page}) => {
  for (const version of docsVersions) await openAlive(page, docsAddress(version, 'intro'));
  expect(await storedUnder(page, prefix)).toEqual([]);
});

test('D5 a version that is chosen before scripts run is remembered', async ({page}) => {
  const release = await holdRouteScripts(page);
  await page.goto('/docs/intro', withoutScripts);
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'), withoutScripts);
  expect(await storedUnder(page, prefix)).toEqual([oldVersion.version]);
  release();
  await openAlive(page, '/blog');
  await expect(versionDropdown(page).locator('summary')).toHaveText(oldVersion.label);
});

/** Pages that belong to no docs version, and addresses of the docs where nothing is. */
const outside = [...pageKinds.filter((kind) => !kind.startsWith('/docs')), '/search', '/nowhere'];
const docsLinks = (page: Page): Locator =>
  page.locator('.navbar a:not([data-version])').filter({hasText: /^Docs$/});

test('D5 S3 before scripts every page outside the docs names the chosen version and leads to it', async ({
  page,
}) => {
  test.slow();
  const complaints = watchErrors(page);
  const ending = new RegExp(`${docsAddress(oldVersion, 'intro')}$`);
  await openAlive(page, '/docs/intro');
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'));
  for (const address of outside) {
    const release = await holdRouteScripts(page);
    await page.goto(address, withoutScripts);
    for (const isLate of [true, false]) {
      await expect(versionDropdown(page).locator('summary'), address).toHaveText(oldVersion.label);
      expect(await docsLinks(page).count(), address).toBeGreaterThan(isLate ? 1 : 0);
      for (const link of await docsLinks(page).all())
        await expect(link, address).toHaveAttribute('href', ending);
      release();
      await waitUntilAlive(page);
    }
    await page.unrouteAll({behavior: 'wait'});
  }
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('D5 before scripts the root of each version names its own', async ({page}) => {
  for (const version of docsVersions) {
    const release = await holdRouteScripts(page);
    await page.goto(versionRoot(version), withoutScripts);
    await expect(versionDropdown(page).locator('summary')).toHaveText(version.label);
    release();
    await page.unrouteAll({behavior: 'wait'});
  }
});

test('D5 before scripts a missing page of the docs names the version of its address', async ({
  page,
}) => {
  await openAlive(page, '/docs/intro');
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'intro'));
  for (const version of docsVersions) {
    const release = await holdRouteScripts(page);
    await page.goto(docsAddress(version, 'nowhere'), withoutScripts);
    const label = versionDropdown(page).locator('summary');
    await expect(label).toHaveText(version.label);
    release();
    await waitUntilAlive(page);
    await expect(label).toHaveText(version.label);
    await page.unrouteAll({behavior: 'wait'});
  }
});

test('D5 the first key drops a stored name that matches no version', async ({page}) => {
  await openAlive(page, '/docs/intro');
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await expect.poll(() => storedUnder(page, prefix)).toEqual([oldVersion.version]);
  await page.evaluate((start) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(start));
    if (key !== undefined) localStorage.setItem(key, '0.9');
  }, prefix);
  await page.goto('/');
  expect(await storedUnder(page, prefix)).toEqual(['0.9']);
  await page.keyboard.press('/');
  await expect.poll(() => storedUnder(page, prefix)).toEqual([]);
  const docs = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'});
  await expect(docs).toHaveAttribute('href', '/docs/intro');
});
