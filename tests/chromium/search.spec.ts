import type {Locator} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {docsAddress, oldVersion, oldVersions, sharedPage} from './steps/addresses.ts';
import {watchTraffic} from './steps/network.ts';
import {expectSameDocument, goInside, markDocument, openAlive} from './steps/openAlive.ts';
import {
  hitAddresses,
  hits,
  openSearch,
  searchButton,
  searchDialog,
  searchField,
  searchFor,
  watchIndex,
} from './steps/searchDialog.ts';

// Why here: the index is code and data that only a browser runs, and which part of it is fetched when, what assistive
// technology is told and which version is searched take more looks than an act has.

const intro = docsAddress(latestVersion(), 'intro');

test('X nothing of the search is downloaded before it is used', async ({page}) => {
  const index = watchIndex(page);
  const scripts: string[] = [];
  const settle = watchTraffic(page);
  await openAlive(page, intro);
  await searchButton(page).hover();
  await searchButton(page).focus();
  await settle();
  page.on('request', (request) => scripts.push(request.url()));
  await openSearch(page);
  expect(scripts.some((address) => address.endsWith('.js'))).toBe(true);
  expect(index).toEqual([]);
  await page.keyboard.type('restore');
  await expect(hits(page).first()).toBeVisible();
  expect(index).toContain(`/pagefind/${latestVersion().version}/pagefind.js`);
});

test('X a layout without Latin letters opens the search, signs are letters while one types, and the focus returns', async ({
  page,
}) => {
  await openAlive(page, intro);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.evaluate(() => {
    const init = {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  const dialog = searchDialog(page);
  await expect(searchField(dialog)).toBeFocused();
  await searchField(dialog).pressSequentially('a/?');
  await expect(searchField(dialog)).toHaveValue('a/?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // A text that is selected from the field beyond the dialog is no click beside it.
  const box = await searchField(dialog).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 700);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('X arrows choose a hit for assistive technology too, and Enter opens it in the same document', async ({
  page,
}) => {
  await openAlive(page, intro);
  const dialog = await searchFor(page, 'fetchProducts');
  const field = searchField(dialog);
  const idOf = async (hit: Locator): Promise<string> => (await hit.getAttribute('id')) ?? 'none';
  const expectActive = async (hit: Locator): Promise<void> => {
    await expect(field).toHaveAttribute('aria-activedescendant', await idOf(hit));
    await expect(dialog.getByRole('option', {selected: true})).toHaveCount(1);
  };
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectActive(hits(dialog).first());
  await page.keyboard.press('ArrowUp');
  await expectActive(hits(dialog).last());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectActive(hits(dialog).nth(1));
  await expect(field).toBeFocused();
  const target = (await hits(dialog).nth(1).getAttribute('href')) ?? '';
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
  await expectSameDocument(page);
});

test('X hits are counted, mistakes are forgiven, and more come when asked for', async ({page}) => {
  await openAlive(page, intro);
  const dialog = await searchFor(page, 'already owned');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(/^\d+ sections\.$/);
  await searchField(dialog).fill('recipt');
  await expect(status).toHaveText(/^No results for “recipt”\. .* for “receipt”/);
  await searchField(dialog).fill('jest voucher');
  await expect(status).toHaveText(/No exact match/);
  await expect(hits(dialog).first()).toBeVisible();
  await searchField(dialog).fill('zzzz');
  await expect(status).toHaveText('No results for “zzzz”.');
  await expect(hits(dialog)).toHaveCount(0);
  await searchField(dialog).fill('purchase');
  await expect(hits(dialog)).toHaveCount(10);
  await dialog.getByRole('button', {name: 'Show more'}).click();
  await expect(hits(dialog)).toHaveCount(20);
});

test('X D5 the open page decides which version is searched, until the reader wants all', async ({
  page,
}) => {
  await openAlive(page, '/blog');
  await expectScope(await searchFor(page, 'finishTransaction'), latestVersion().version);
  for (const version of docsVersions) {
    await page.keyboard.press('Escape');
    await goInside(page, docsAddress(version, sharedPage));
    await expect(page.getByRole('navigation', {name: 'Main'})).toContainText(version.label);
    const dialog = await searchFor(page, 'finishTransaction');
    await expectScope(dialog, version.version);
    expect(await hitAddresses(dialog)).toContain(
      docsAddress(version, 'api/methods/core-methods#finishtransaction'),
    );
  }
  const dialog = searchDialog(page);
  const own = docsVersions.at(-1) ?? oldVersion;
  await dialog.getByRole('switch', {name: /All versions/}).check();
  await expect(dialog.getByText('everything')).toBeVisible();
  await expect.poll(() => isLimited(dialog, own.version)).toBe(false);
  await dialog.getByRole('switch', {name: /All versions/}).uncheck();
  await expectScope(dialog, own.version);
});

test('X the address of the page of the search follows query and version, and Back returns to it', async ({
  page,
}) => {
  await openAlive(page, '/search');
  await searchField(page).fill('a&b <c>');
  await expect(page).toHaveURL('/search?q=a%26b+%3Cc%3E');
  await searchField(page).fill('restore');
  await expect(page).toHaveURL('/search?q=restore');
  await expect(hits(page).first()).toBeVisible();
  const [first = ''] = await hitAddresses(page);
  await hits(page).first().click();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=restore');
  await expect(searchField(page)).toHaveValue('restore');
  await openAlive(page, `/search?q=finishTransaction&version=${oldVersion.version}`);
  await expect.poll(() => isLimited(page.getByRole('main'), oldVersion.version)).toBe(true);
  await openAlive(page, '/search?q=finishTransaction&version=1.0');
  await expect(page.getByText(`searching: ${latestVersion().version} and the blog`)).toBeVisible();
  await page.getByRole('switch', {name: /All versions/}).check();
  await expect(page).toHaveURL('/search?q=finishTransaction&version=all');
});

async function expectScope(dialog: Locator, version: string): Promise<void> {
  await expect(dialog.getByText(`searching: ${version} and the blog`)).toBeVisible();
  await expect.poll(() => isLimited(dialog, version)).toBe(true);
}

/** Says whether all hits, and there are some, belong to a version or to the blog. */
async function isLimited(within: Locator, version: string): Promise<boolean> {
  const owners = (await hitAddresses(within)).map((address) => {
    if (address.startsWith('/blog/')) return 'blog';
    const owner = oldVersions.find((entry) => address.startsWith(`${versionRoot(entry)}/`));
    return (owner ?? latestVersion()).version;
  });
  return owners.length > 0 && owners.every((owner) => [version, 'blog'].includes(owner));
}
