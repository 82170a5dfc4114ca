import {expect} from '@playwright/test';
import {docsAddress, oldVersion, sharedPage} from '../steps/addresses.ts';
import {
  expectSameDocument,
  goInside,
  markDocument,
  openAlive,
  waitUntilAlive,
} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {expectPage, servedPage} from '../steps/servedPage.ts';
import {watchErrors} from '../steps/watchErrors.ts';

const addresses = ['/blog', '/docs/api', docsAddress(oldVersion, sharedPage)];
const endings = ['.html', '/index.html'];
const cases = [
  {address: '/', typed: '/index.html'},
  ...addresses.flatMap((address) => endings.map((end) => ({address, typed: `${address}${end}`}))),
];

for (const {address, typed} of cases) {
  test(`R14 ${typed} shows the page ${address}`, async ({page}) => {
    const complaints = watchErrors(page);
    const response = await openAlive(page, typed);
    expect(response?.status()).toBe(200);
    await expectPage(page, address);
    await expect(page).toHaveTitle((await servedPage(page, address)).title);
    expect(complaints).toEqual([]);
  });
}

test('R14 a link inside the site with an ending shows the page', async ({page}) => {
  const complaints = watchErrors(page);
  await openAlive(page, '/blog');
  await markDocument(page);
  for (const ending of endings) {
    await goInside(page, `/docs/intro${ending}`);
    await expectPage(page, '/docs/intro');
    await page.goBack();
    await page.waitForURL('/blog');
  }
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

for (const ending of endings) {
  test(`R14 a server that keeps ${ending} in the address gets a page that works`, async ({
    page,
  }) => {
    const complaints = watchErrors(page);
    const body = await (await page.request.get('/docs/guides/purchases')).text();
    const typed = `/docs/guides/purchases${ending}`;
    await page.route(`**${typed}`, (route) => route.fulfill({body, contentType: 'text/html'}));
    await page.goto(typed);
    await waitUntilAlive(page);
    await expectPage(page, '/docs/guides/purchases');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await page.waitForURL('/blog');
    expect(complaints).toEqual([]);
  });
}
