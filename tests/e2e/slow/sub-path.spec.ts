import type {Page} from '@playwright/test';
import {expect, test as base} from '@playwright/test';
import {oldVersion} from '../steps/addresses.ts';
import {openAlive} from '../steps/openAlive.ts';
import {hits, searchFor} from '../steps/searchDialog.ts';
import {serveSubPath, strayAddresses, SUB_PATH} from '../steps/subPath.ts';
import {openVersions} from '../steps/versionDropdown.ts';
import {watchErrors} from '../steps/watchErrors.ts';

const test = base.extend<object, {origin: string}>({
  origin: [
    async ({}, use) => {
      const server = await serveSubPath();
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],
});

/** Collects requests that leave the sub-path, and those that find nothing. */
function watchRequests(page: Page): string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    const {pathname, protocol} = new URL(response.url());
    if (protocol.startsWith('http') && (!pathname.startsWith(SUB_PATH) || response.status() >= 400))
      faults.push(`${response.status()} ${pathname}`);
  });
  return faults;
}

test('X under a sub-path every address of every page stays inside and leads somewhere', () => {
  test.setTimeout(120_000);
  expect(strayAddresses()).toEqual([]);
});

test('X under a sub-path links, versions, colors and the page menu work', async ({
  page,
  origin,
}) => {
  const faults = watchRequests(page);
  const complaints = watchErrors(page);
  await openAlive(page, `${origin}${SUB_PATH}`);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL(`${origin}${SUB_PATH}docs/intro`);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Installation').click();
  await expect(page).toHaveURL(`${origin}${SUB_PATH}docs/installation`);
  await page.getByRole('button', {name: /dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await (await openVersions(page, 1280)).filter({hasText: oldVersion.label}).click();
  await expect(page).toHaveURL(`${origin}${SUB_PATH}docs/${oldVersion.path}/installation`);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('article').locator('details').filter({hasText: 'Page menu'}).click();
  const twin = page.getByRole('link', {name: 'View as Markdown'});
  await expect(twin).toHaveAttribute('href', `${SUB_PATH}docs/2.7/installation.md`);
  const markdown = await page.request.get(`${origin}${SUB_PATH}docs/2.7/installation.md`);
  expect(await markdown.text()).toContain(
    `source: "https://expo-iap.hyo.dev${SUB_PATH}docs/2.7/installation"`,
  );
  expect([...faults, ...complaints]).toEqual([]);
});

test('X under a sub-path the search finds pages and opens them', async ({page, origin}) => {
  const faults = watchRequests(page);
  await openAlive(page, `${origin}${SUB_PATH}docs/2.7/intro`);
  const dialog = await searchFor(page, 'E_USER_CANCELLED');
  await hits(dialog).first().click();
  await expect(page).toHaveURL(`${origin}${SUB_PATH}docs/2.7/api/error-codes#e_user_cancelled`);
  await openAlive(page, `${origin}${SUB_PATH}search?q=restore`);
  await expect(hits(page).first()).toHaveAttribute('href', new RegExp(`^${SUB_PATH}docs/`));
  expect(faults).toEqual([]);
});

test('R13 under a sub-path a missing address proposes pages, and a moved page opens', async ({
  page,
  origin,
}) => {
  const response = await openAlive(page, `${origin}${SUB_PATH}docs/instalation`);
  expect(response?.status()).toBe(404);
  const proposal = page.getByRole('main').getByRole('list').first().getByRole('link').first();
  await expect(proposal).toHaveAttribute('href', `${SUB_PATH}docs/installation`);
  await proposal.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Install expo-iap/);
  await page.goto(`${origin}${SUB_PATH}docs/2.6/getting-started/installation`);
  await page.waitForURL(`${origin}${SUB_PATH}docs/2.6/installation`);
});
