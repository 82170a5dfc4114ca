import {expect} from '@playwright/test';
import {chromeSite} from '../../../playwright.config.ts';
import {type State, testStates} from '../steps/auditStates.ts';
import {openMenu} from '../steps/mobileMenu.ts';
import {openSearch, searchField, searchFor} from '../steps/searchDialog.ts';
import {openVersions} from '../steps/versionDropdown.ts';

const both = [1280, 360] as const;
const dialog = 'dialog[open]';
const finder = '[aria-label="Error finder"]';

/** What a page can be brought into, and how a reader does it. */
const states: Readonly<Record<string, State>> = {
  'the menu of a phone': {
    address: '/docs/guides/purchases',
    widths: [360],
    part: dialog,
    enter: (page) => openMenu(page),
  },
  'the main menu of a phone': {
    address: '/docs/guides/purchases',
    widths: [360],
    part: dialog,
    enter: async (page) => {
      const menu = await openMenu(page);
      await menu.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(menu.getByRole('link', {name: 'Blog'})).toBeVisible();
    },
  },
  'the open version dropdown': {
    address: '/docs/intro',
    widths: [1280],
    enter: (page, width) => openVersions(page, width),
  },
  'the open versions in the menu of a phone': {
    address: '/docs/intro',
    widths: [360],
    part: dialog,
    enter: (page, width) => openVersions(page, width),
  },
  'the empty search': {
    address: '/docs/intro',
    widths: both,
    part: dialog,
    enter: (page) => openSearch(page),
  },
  'the search with hits': {
    address: '/docs/2.7/intro',
    widths: both,
    part: dialog,
    enter: (page) => searchFor(page, 'restore'),
  },
  'the search without hits': {
    address: '/docs/intro',
    widths: both,
    part: dialog,
    enter: async (page) => {
      const search = await openSearch(page);
      await searchField(search).fill('zzzzqqqq');
      await expect(search.getByRole('status')).not.toBeEmpty();
    },
  },
  'the search that failed': {
    address: '/docs/intro',
    widths: both,
    part: dialog,
    enter: async (page) => {
      await page.route('**/pagefind/**', (route) => route.abort());
      const search = await openSearch(page);
      await searchField(search).fill('restore');
      await expect(search.getByRole('alert')).toBeVisible();
    },
  },
  'the search page with hits': {
    address: '/search?q=restore',
    widths: both,
    enter: (page) => expect(page.getByRole('option').first()).toBeVisible(),
  },
  'the error finder with an answer': {
    address: '/docs/api/error-codes',
    widths: both,
    part: finder,
    enter: async (page) => {
      const region = page.getByRole('region', {name: 'Error finder'});
      await region.getByRole('textbox').fill('E_ITEM_UNAVAILABLE and responseCode=7');
      await expect(region.getByRole('status')).toContainText('Found');
    },
  },
  'the error finder without an answer': {
    address: '/docs/api/error-codes',
    widths: both,
    part: finder,
    enter: async (page) => {
      const region = page.getByRole('region', {name: 'Error finder'});
      await region.getByRole('textbox').fill('nothing of ours');
      await expect(region.getByRole('status')).not.toBeEmpty();
    },
  },
  'another tab': {
    address: '/docs/installation',
    widths: both,
    enter: (page) => page.getByRole('main').getByText('yarn', {exact: true}).first().click(),
  },
  'code scrolled sideways': {
    address: '/docs/examples/basic-store',
    widths: [360],
    enter: (page) =>
      page
        .locator('pre')
        .first()
        .evaluate((block) => block.scrollTo(block.scrollWidth, 0)),
  },
  'the open page menu': {
    address: '/docs/guides/purchases',
    widths: both,
    enter: (page) => page.getByRole('main').locator('summary', {hasText: 'Page'}).first().click(),
  },
  'the contents of a phone': {
    address: '/docs/guides/purchases',
    widths: [360],
    enter: (page) => page.getByText('On this page').first().click(),
  },
  'the banner of an old version': {
    address: '/docs/2.6/guides/purchases',
    widths: both,
    enter: (page) => expect(page.getByRole('region', {name: 'About this version'})).toBeVisible(),
  },
  'a crash page': {
    address: `${chromeSite}/crash`,
    widths: both,
    enter: async (page) => {
      await page.evaluate(() => window.sessionStorage.setItem('crash', 'yes'));
      await page.reload();
      await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
    },
  },
};

testStates(states);
