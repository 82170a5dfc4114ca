import {expect, test as inNewTab} from '@playwright/test';
import {hasPage, pages, posts} from '../../src/site/promised.ts';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {docsAddress, oldVersions} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {hitAddresses, hits, searchField, searchFor, watchIndex} from './steps/searchDialog.ts';
import {watchErrors} from './steps/watchErrors.ts';

const old = oldVersions[0] ?? latestVersion();

test('C8 the page of the search has a title, a description and stays out of search engines', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  const index = watchIndex(page);
  await openAlive(page, '/search');
  await expect(page).toHaveTitle('Search · Expo IAP');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Search/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  expect(index).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the address follows the query, and Back returns to it', async ({page}) => {
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
  await page.reload();
  await expect(hits(page).first()).toBeVisible();
});

test('the version in the address limits the search; an unknown one is the latest', async ({
  page,
}) => {
  await openAlive(page, `/search?q=finishTransaction&version=${old.version}`);
  await expect(hits(page).first()).toBeVisible();
  for (const address of await hitAddresses(page))
    expect(address).toMatch(new RegExp(`^(?:/blog/|/docs/${old.version}/)`));
  await openAlive(page, '/search?q=finishTransaction&version=1.0');
  await expect(page.getByText(`searching: ${latestVersion().version} and the blog`)).toBeVisible();
  await page.getByRole('switch', {name: /All versions/}).check();
  await expect(page).toHaveURL('/search?q=finishTransaction&version=all');
});

test('the dialog leads to the page with its query and scope', async ({page}) => {
  await openAlive(page, docsAddress(old, 'intro'));
  const dialog = await searchFor(page, 'restore');
  await dialog.getByRole('link', {name: 'Open full-page search'}).click();
  await expect(page).toHaveURL(`/search?q=restore&version=${old.version}`);
  await expect(hits(page).first()).toBeVisible();
});

inNewTab.describe('without scripts', () => {
  inNewTab.use({javaScriptEnabled: false});

  inNewTab('the button in the bar is a link to the page', async ({page}) => {
    await page.goto('/docs/intro');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'}).click();
    await page.waitForURL('/search');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  });

  inNewTab(
    'the page lists every page of the latest version, the versions and the posts',
    async ({page}) => {
      await page.goto('/search');
      await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
      await expect(searchField(page)).toBeHidden();
      const linked = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const latest = latestVersion();
      const expected = [
        ...pages
          .filter((rule) => hasPage(latest.version, rule))
          .map(({path}) => docsAddress(latest, path)),
        ...docsVersions.map(versionRoot),
        ...posts.map((slug) => `/blog/${slug}`),
      ];
      expect(expected.filter((address) => !linked.includes(address))).toEqual([]);
    },
  );
});
