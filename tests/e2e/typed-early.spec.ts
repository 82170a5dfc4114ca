import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {choicePath, HISTORY_PAGE, UPGRADE_PAGE} from '../../src/site/tools.ts';
import {builtPages} from './steps/builtPages.ts';
import {finderField, test} from './steps/faultyTest.ts';
import {failures, moments, openAt, openFailing} from './steps/moments.ts';
import {searchField} from './steps/searchDialog.ts';
import {servedPage} from './steps/servedPage.ts';

const newest = latestPatch('2.8');

type Form = {
  readonly address: string;
  /** Finds the fields of the form among those that the server sends. */
  readonly fields: string;
  readonly fill: (page: Page) => Promise<unknown>;
  readonly isKept: (page: Page) => Promise<unknown>;
};

const select = (page: Page, name: string): Locator => page.locator(`select[name=${name}]`);
const radio = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('radio', {name, exact: true}).first();
const allVersions = (page: Page): Locator =>
  page.getByRole('main').getByRole('switch', {name: 'All versions'});
const codeField = (page: Page): Locator => page.getByRole('textbox', {name: 'Paste code'});
const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByText(name, {exact: true}).first().click();

/** Every form of the site: what is typed or chosen in it, and what says that it counts. */
const forms: Readonly<Record<string, Form>> = {
  'the page of the search': {
    address: '/search',
    fields: 'main :is([name=q], [role=switch])',
    fill: async (page) => {
      await searchField(page.getByRole('main')).fill('restore');
      await allVersions(page).click();
    },
    isKept: async (page) => {
      await expect(searchField(page.getByRole('main'))).toHaveValue('restore');
      await expect(allVersions(page)).toBeChecked();
    },
  },
  'the error finder': {
    address: '/docs/api/error-codes',
    fields: 'textarea[name=error]',
    fill: (page) => finderField(page).fill('E_SYNC_ERROR'),
    isKept: async (page) => {
      await expect(finderField(page)).toHaveValue('E_SYNC_ERROR');
      await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry');
    },
  },
  'the filter of names': {
    address: HISTORY_PAGE,
    fields: '[role=search] :is([name=name], select)',
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
  'the choice of patches': {
    address: UPGRADE_PAGE,
    fields: 'select:is([name=from], [name=to])',
    fill: async (page) => {
      await page.keyboard.press('Tab');
      await select(page, 'from').selectOption('2.7.5');
      await select(page, 'to').selectOption('2.8.1');
    },
    isKept: async (page) => {
      await expect(select(page, 'from')).toHaveValue('2.7.5');
      await expect(select(page, 'to')).toHaveValue('2.8.1');
    },
  },
  'the check of code': {
    address: UPGRADE_PAGE,
    fields: 'textarea[name=code], [type=file]',
    fill: async (page) => {
      await page.keyboard.press('Tab');
      await codeField(page).fill("import {getReceiptIos} from 'expo-iap';");
    },
    isKept: async (page) => {
      await expect(codeField(page)).toHaveValue(/getReceiptIos/);
      await expect(page.getByRole('region', {name: 'Check your code'})).toContainText(
        'Doesn’t compile getReceiptIos',
      );
    },
  },
  'the filter of symptoms': {
    address: '/docs/guides/troubleshooting',
    fields: 'main fieldset:not([data-kind]) [type=radio]',
    fill: (page) => choose(page, 'Android'),
    isKept: (page) => expect(radio(page, 'Android')).toBeChecked(),
  },
  'the tabs': {
    address: '/docs/installation',
    fields: '[data-kind] [type=radio]',
    fill: (page) => choose(page, 'yarn'),
    isKept: (page) => expect(radio(page, 'yarn')).toBeChecked(),
  },
};

/** Fields that other tests cover: the dialog of the search (acts-keys.spec.ts) and the switches of hidden lines. */
const testedElsewhere = 'dialog [name], figure [type=checkbox]';

/** One form meets every moment and failure; the others are filled in where most can go wrong. */
const eachTime = 'the tabs';
const [slow, untilRetry] = [moments[1], failures[1]];

for (const [name, {address, fill, isKept}] of Object.entries(forms)) {
  for (const moment of name === eachTime ? moments.slice(0, 2) : [slow]) {
    test(`X what is typed or chosen in ${name} ${moment} is kept`, async ({page, server}) => {
      const comeAlive = await openAt(page, server, {moment, address});
      await fill(page);
      await comeAlive();
      await isKept(page);
    });
  }

  for (const failure of name === eachTime ? failures : [untilRetry]) {
    test(`X what is typed or chosen in ${name} is kept when ${failure}`, async ({page, server}) => {
      const comeAlive = await openFailing(page, server, {failure, address});
      await fill(page);
      await comeAlive();
      await isKept(page);
    });
  }
}

test('X patches that are chosen before scripts win over those of the address', async ({
  page,
  server,
}) => {
  const address = choicePath({from: '2.7.5', to: newest});
  const comeAlive = await openAt(page, server, {moment: 'while scripts are slow', address});
  await select(page, 'to').selectOption('2.8.1');
  await comeAlive();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('From 2.7.5');
  await expect(select(page, 'to')).toHaveValue('2.8.1');
  await expect(select(page, 'from')).toHaveValue('2.7.5');
});

test('X no page has a field that no test fills in before scripts', async ({page}) => {
  const known = [...Object.values(forms).map(({fields}) => fields), testedElsewhere].join();
  for (const address of builtPages((html) => /<(?:input|select|textarea)/.test(html))) {
    if (address.startsWith('/play/')) continue;
    const served = await servedPage(page, address);
    const fields = [...served.querySelectorAll('input:not([type=hidden]), select, textarea')];
    const unknown = fields.filter((field) => !field.matches(known));
    expect(
      unknown.map(({outerHTML}) => outerHTML),
      address,
    ).toEqual([]);
  }
});
