import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {expectReadable, notice, test, victim} from '../steps/faultyTest.ts';
import {
  expectSameDocument,
  goInside,
  markDocument,
  openAlive,
  waitUntilAlive,
} from '../steps/openAlive.ts';
import {watchDocuments} from '../steps/scripts.ts';
import {faults} from '../steps/serveFaulty.ts';

const address = victim.path + victim.rest;
const sheet = /^\/assets\/css\//;
const pictures = /^\/(img|play)\/[^/]+\.(svg|png)$/;

test('X the matrix of style sheets and pictures has every fault', () => {
  console.info(`failure matrix: ${3 * faults.length} cells of style sheets and pictures`);
  expect(faults).toHaveLength(4);
});

for (const fault of faults) {
  test(`E4 X first load, style sheet ${fault}: readable, told, and whole after a reload`, async ({
    page,
    server,
  }) => {
    const documents = watchDocuments(page);
    server.fail(sheet, fault);
    await page.goto(server.origin + address, {waitUntil: 'commit'});
    await expect.poll(() => server.asked.some((path) => sheet.test(path))).toBe(true);
    if (fault === 'slow') {
      server.heal();
    } else {
      await waitUntilAlive(page);
      await expectReadable(page);
      await expect(unstyledNotice(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      server.heal();
      await page.reload();
    }
    await waitUntilAlive(page);
    await expectReadable(page);
    await expect(unstyledNotice(page)).toBeHidden();
    expect(documents).toHaveLength(fault === 'slow' ? 1 : 2);
  });

  test(`X navigation, pictures ${fault}: the next page is whole without them`, async ({
    page,
    server,
  }) => {
    await openAlive(page, `${server.origin}/docs/sponsors`);
    await markDocument(page);
    server.fail(pictures, fault);
    await goInside(page, address);
    await expectReadable(page);
    await expectSameDocument(page);
    await expect(notice(page)).toHaveCount(0);
    await goInside(page, '/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectSameDocument(page);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const fault of faults) {
    test(`X first load, pictures ${fault}: text stands where the pictures would`, async ({
      page,
      server,
    }) => {
      server.fail(pictures, fault);
      await page.goto(`${server.origin}/docs/guides/purchases`, {waitUntil: 'commit'});
      await expect.poll(() => server.asked.some((path) => pictures.test(path))).toBe(true);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Sell and deliver products');
      await expect(
        page.getByRole('img', {name: 'A phone with the shop that the guides build.'}),
      ).toBeVisible();
      await expect(page.getByRole('link', {name: 'Expo IAP'}).first()).toBeVisible();
    });
  }
});

test('X a page without its style sheet still leads on inside the site', async ({page, server}) => {
  server.fail(sheet, 'blocked');
  await openAlive(page, `${server.origin}/blog`);
  await markDocument(page);
  await page.locator(`a[href="${victim.path}"]`).last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(victim.heading);
  await expectSameDocument(page);
});

function unstyledNotice(page: Page): Locator {
  return page.locator('p').filter({hasText: 'This page’s styles or scripts didn’t load'});
}
