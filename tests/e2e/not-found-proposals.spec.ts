import {expect} from '@playwright/test';
import {followRedirects, redirects} from '../../src/site/redirects.ts';
import {missingAddresses} from './steps/addresses.ts';
import {goInside, openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {expectPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

test('R13 the not-found page names the missing address as text', async ({page}) => {
  const complaints = watchErrors(page);
  await openAlive(page, '/docs/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('main').locator('code').first()).toHaveText(
    '/docs/<img src=x onerror=alert(1)>',
  );
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
});

for (const [typed, target] of [
  ['/docs/instalation', '/docs/installation'],
  ['/docs/2.7/guide/purchases', '/docs/2.7/guides/purchases'],
  ['/docs/core-methods', '/docs/api/methods/core-methods'],
  ['/blog/v2-8-1-relase', '/blog/v2-8-1-release'],
] as const) {
  test(`R13 ${typed} proposes ${target}`, async ({page}) => {
    await openAlive(page, typed);
    const proposals = page.getByRole('main').getByRole('list').first();
    await expect(page.getByRole('heading', {name: 'Did you mean'})).toBeVisible();
    await expect(proposals).toContainText(target);
    await proposals.getByRole('link').first().click();
    await expectPage(page, target);
  });
}

test('R13 a page that another version has is proposed there', async ({page}) => {
  await openAlive(page, '/docs/2.7/guides/ios-hot-reload-fix');
  await expect(page.getByRole('heading', {name: 'This page in other versions'})).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', {name: /2\.8 \(Current\)$/}),
  ).toHaveAttribute('href', '/docs/guides/ios-hot-reload-fix');
  await expect(page.getByRole('main').getByRole('link', {name: 'Lifecycle in 2.7'})).toBeVisible();
});

test('R13 the not-found page offers to search for the words of the address', async ({page}) => {
  await openAlive(page, '/docs/nowhere/restore-purchases');
  await expect(page.getByRole('link', {name: 'Search for “restore purchases”'})).toHaveAttribute(
    'href',
    '/search?q=restore%20purchases',
  );
});

test('R13 a page that moved opens at its new address, with query and anchor', async ({page}) => {
  const complaints = watchErrors(page);
  await page.goto('/docs/2.6/getting-started/installation?platform=ios#main');
  await page.waitForURL('/docs/2.6/installation?platform=ios#main');
  await expectPage(page, '/docs/2.6/installation');
  expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
});

test('R13 a link inside the site to a page that moved leads on, and back skips it', async ({
  page,
}) => {
  await openAlive(page, '/docs/intro');
  await goInside(page, '/docs/2.8/guides/faq');
  await page.waitForURL('/docs/guides/faq');
  await expectPage(page, '/docs/guides/faq');
  await page.goBack();
  await expectPage(page, '/docs/intro');
});

test('R13 every address of the list of moved pages leads to a page', async ({page}) => {
  const moved = redirects.filter(({from}) => !from.endsWith('/*'));
  expect(moved.length).toBeGreaterThan(10);
  for (const {from} of moved) {
    expect((await page.request.get(from)).status(), from).toBe(404);
    const target = followRedirects(from) ?? '';
    expect((await page.request.get(target)).status(), `${from} leads to ${target}`).toBe(200);
  }
});

test('R13 no missing address is taken for a page that moved', () => {
  expect(missingAddresses.filter((address) => followRedirects(address) !== undefined)).toEqual([]);
});
