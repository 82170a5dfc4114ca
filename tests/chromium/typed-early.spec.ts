import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {choicePath, HISTORY_PAGE} from '../../src/site/tools.ts';
import {test} from './steps/faultyTest.ts';
import {openSlow} from './steps/moments.ts';
import {searchField} from './steps/searchDialog.ts';

// Why here: a server keeps scripts back while each field is filled in; one act in each engine has the error finder, and
// Tabs.test the tabs.

type Form = {
  readonly address: string;
  readonly fill: (page: Page) => Promise<unknown>;
  readonly isKept: (page: Page) => Promise<unknown>;
};

const select = (page: Page, name: string): Locator => page.locator(`select[name=${name}]`);
const allVersions = (page: Page): Locator =>
  page.getByRole('main').getByRole('switch', {name: 'All versions'});
const codeField = (page: Page): Locator => page.getByRole('textbox', {name: 'Paste code'});

/** Forms of the site: what is typed or chosen in them, and what says that it counts. */
const forms = {
  'the page of the search': {
    address: '/search',
    fill: async (page) => {
      await searchField(page.getByRole('main')).fill('restore');
      await allVersions(page).click();
    },
    isKept: async (page) => {
      await expect(searchField(page.getByRole('main'))).toHaveValue('restore');
      await expect(allVersions(page)).toBeChecked();
    },
  },
  'the filter of names': {
    address: HISTORY_PAGE,
    fill: async (page) => {
      await page.locator('main [name=name]').pressSequentially('purchase');
      await select(page, 'platform').selectOption('ios');
      await select(page, 'changed').selectOption('yes');
    },
    isKept: async (page) => {
      await expect(page.locator('main [name=name]')).toHaveValue('purchase');
      await expect(select(page, 'platform')).toHaveValue('ios');
      await expect(select(page, 'changed')).toHaveValue('yes');
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ of \d+ names$/);
    },
  },
  'the upgrade desk of an address': {
    address: choicePath({from: '2.7.5', to: '2.8.8'}),
    fill: async (page) => {
      await page.keyboard.press('Tab');
      await select(page, 'to').selectOption('2.8.1');
      await codeField(page).fill("import {getReceiptIos} from 'expo-iap';");
    },
    isKept: async (page) => {
      await expect(select(page, 'from')).toHaveValue('2.7.5');
      await expect(select(page, 'to')).toHaveValue('2.8.1');
      await expect(codeField(page)).toHaveValue(/getReceiptIos/);
      await expect(page.getByRole('region', {name: 'Check your code'})).toContainText(
        'Doesn’t compile getReceiptIos',
      );
    },
  },
} as const satisfies Readonly<Record<string, Form>>;

for (const [name, {address, fill, isKept}] of Object.entries(forms))
  test(`X what is typed or chosen in ${name} while scripts are slow is kept`, async ({
    page,
    server,
  }) => {
    const comeAlive = await openSlow(page, server, address);
    await fill(page);
    await comeAlive();
    await isKept(page);
  });
