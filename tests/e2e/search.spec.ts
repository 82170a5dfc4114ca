import {expect} from '@playwright/test';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {watchTraffic} from './steps/network.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {
  hits,
  openSearch,
  searchButton,
  searchDialog,
  searchField,
  searchFor,
  watchIndex,
} from './steps/searchDialog.ts';
import {watchErrors} from './steps/watchErrors.ts';

const intro = docsAddress(latestVersion(), 'intro');

test('C2 the search opens by its button, is modal, and Escape returns the focus', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  await openAlive(page, intro);
  const dialog = await openSearch(page);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
  for (const key of ['Enter', ' ']) {
    await searchButton(page).press(key);
    await expect(searchField(dialog)).toBeFocused();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(searchButton(page)).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} opens the search from anywhere, and the focus returns`, async ({page}) => {
    await openAlive(page, intro);
    const link = page.getByRole('link', {name: 'Blog', exact: true}).first();
    await link.focus();
    await page.keyboard.press(keys);
    await expect(searchField(searchDialog(page))).toBeFocused();
    await expect(searchField(searchDialog(page))).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
}

test('/ is a letter while the reader types', async ({page}) => {
  await openAlive(page, '/search');
  await searchField(page).pressSequentially('a/b');
  await expect(searchField(page)).toHaveValue('a/b');
  await expect(searchDialog(page)).toBeHidden();
  const dialog = await openSearch(page);
  await searchField(dialog).pressSequentially('a/b');
  await expect(searchField(dialog)).toHaveValue('a/b');
});

test('nothing of the search is downloaded before it is used', async ({page}) => {
  const index = watchIndex(page);
  const scripts: string[] = [];
  const settle = watchTraffic(page);
  await openAlive(page, intro);
  await searchButton(page).hover();
  await searchButton(page).focus();
  await settle();
  page.on('request', (request) => scripts.push(request.url()));
  expect(index).toEqual([]);
  await openSearch(page);
  expect(scripts.some((address) => address.endsWith('.js'))).toBe(true);
  expect(index).toEqual([]);
  await page.keyboard.type('restore');
  await expect(hits(page).first()).toBeVisible();
  expect(index).toContain(`/pagefind/${latestVersion().version}/pagefind.js`);
});

test('arrows choose a hit, Enter opens it without loading a document', async ({page}) => {
  await openAlive(page, intro);
  const dialog = await searchFor(page, 'fetchProducts');
  const field = searchField(dialog);
  const active = dialog.getByRole('option', {selected: true});
  const first = await hits(dialog).first().getAttribute('id');
  const last = await hits(dialog).last().getAttribute('id');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', first ?? 'none');
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveAttribute('id', last ?? 'none');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveCount(1);
  await expect(active).toHaveAttribute('id', (await hits(dialog).nth(1).getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  const target = (await active.getAttribute('href')) ?? '';
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', 'kept'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(target);
  await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-test-mark', 'kept');
});

test('hits are grouped by page, each names its version, and their number is announced', async ({
  page,
}) => {
  await openAlive(page, intro);
  const dialog = await searchFor(page, 'already owned');
  await expect(dialog.getByRole('listbox', {name: 'Search results'})).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ sections\.$/);
  const groups = await dialog.getByRole('group').evaluateAll((elements) =>
    elements.map((group) => ({
      name: group.getAttribute('aria-label') ?? '',
      paths: [...group.querySelectorAll('a')].map((link) => link.pathname),
      versions: [...group.querySelectorAll('a')].map((link) => link.textContent ?? ''),
    })),
  );
  expect(groups.length).toBeGreaterThan(1);
  for (const {name, paths, versions} of groups) {
    expect(new Set(paths).size, name).toBe(1);
    const version = name.split(', ').at(-1) ?? '';
    expect([...docsVersions.map((entry) => entry.version), 'Blog', 'Tools']).toContain(version);
    for (const text of versions) expect(text).toContain(version);
  }
});

test('typing mistakes and missing words are forgiven, and the reader is told', async ({page}) => {
  await openAlive(page, intro);
  const dialog = await searchFor(page, 'recipt');
  await expect(dialog.getByRole('status')).toHaveText(/for “receipt”/);
  await searchField(dialog).fill('jest voucher');
  await expect(dialog.getByRole('status')).toHaveText(/No exact match/);
  await expect(hits(dialog).first()).toBeVisible();
  await searchField(dialog).fill('zzzz');
  await expect(dialog.getByRole('status')).toHaveText('No results for “zzzz”.');
  await expect(hits(dialog)).toHaveCount(0);
});

test('more hits come when asked for', async ({page}) => {
  await openAlive(page, intro);
  const dialog = await searchFor(page, 'purchase');
  await expect(hits(dialog)).toHaveCount(10);
  await dialog.getByRole('button', {name: 'Show more'}).click();
  await expect(hits(dialog)).toHaveCount(20);
});
