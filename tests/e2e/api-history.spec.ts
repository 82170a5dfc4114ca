import type {Page} from '@playwright/test';
import {expect, test as inNewTab} from '@playwright/test';
import {typeRenames} from 'expo-iap-api-data/upgrade/typeRenames';
import {historyPage} from '../../src/site/toolPages.ts';
import {historyAnchor} from '../../src/site/tools.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {blockScripts} from './steps/scripts.ts';

const filter = (page: Page) => page.getByRole('search', {name: 'Filter the names'});
const name = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const status = (page: Page) => filter(page).getByRole('status');

test('X names are found by name, platform, kind and patch', async ({page}) => {
  await openAlive(page, historyPage.path);
  await expect(status(page)).toHaveText(/^\d+ names$/);
  await filter(page).getByRole('searchbox', {name: 'Name'}).fill('purchasetoken');
  await expect(name(page, 'PurchaseCommon.purchaseToken')).toBeVisible();
  await expect(name(page, 'fetchProducts')).toBeHidden();
  await filter(page).getByRole('combobox', {name: 'Platform'}).selectOption('Android only');
  await expect(name(page, 'PurchaseCommon.purchaseToken')).toBeHidden();
  await expect(status(page)).toContainText(' of ');
  await filter(page).getByRole('searchbox', {name: 'Name'}).fill('');
  await filter(page).getByRole('combobox', {name: 'Platform'}).selectOption('All');
  await filter(page).getByRole('combobox', {name: 'Kind'}).selectOption('function');
  await filter(page).getByRole('combobox', {name: 'Exists in'}).selectOption('2.7.0');
  await expect(name(page, 'getProducts')).toBeVisible();
  await expect(name(page, 'requestProducts')).toBeHidden();
});

test('X a type with another name is renamed, not removed, and leads to its new name', async ({
  page,
}) => {
  const [rename] = typeRenames.filter(({to}) => to !== undefined);
  const {patch = '', from = '', to = ''} = rename ?? {};
  await openAlive(page, historyAnchor(from));
  const life = name(page, from).locator('xpath=following-sibling::p[1]');
  await expect(life).toContainText(`renamed in ${patch} (after`);
  await expect(life).toContainText(`to ${to}`);
  await expect(life).not.toContainText('removed');
  await life.getByRole('link', {name: to}).click();
  await expect(page).toHaveURL(historyAnchor(to));
});

test('X a badge of the reference leads to the life of its name', async ({page}) => {
  await openAlive(page, docsAddress(latestVersion(), 'api/methods/core-methods'));
  await page.getByRole('link', {name: 'since 2.8.7'}).first().click();
  await expect(page).toHaveURL(historyAnchor('fetchProducts'));
  await expect(name(page, 'fetchProducts')).toBeInViewport();
});

test('X a link to a hidden name shows it', async ({page}) => {
  await openAlive(page, historyPage.path);
  await filter(page).getByRole('searchbox', {name: 'Name'}).fill('isProductIos');
  await page.getByRole('link', {name: 'isProductIOS'}).first().click();
  await expect(name(page, 'isProductIOS')).toBeInViewport();
});

inNewTab.describe('without scripts', () => {
  inNewTab.use({javaScriptEnabled: false});

  inNewTab('X every name is there and the filter is not', async ({page}) => {
    await blockScripts(page);
    await page.goto(historyAnchor('ProductPurchaseIos.quantityIos'));
    await expect(name(page, 'ProductPurchaseIos.quantityIos')).toBeInViewport();
    await expect(filter(page)).toBeHidden();
  });
});
