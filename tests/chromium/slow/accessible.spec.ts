import {expect} from '@playwright/test';
import {chromeSite} from '../../../playwright.config.ts';
import {pageKinds} from '../steps/addresses.ts';
import {type State, testStates} from '../steps/auditStates.ts';
import {openMenu} from '../steps/mobileMenu.ts';
import {searchFor} from '../steps/searchDialog.ts';
import {openVersions} from '../steps/versionDropdown.ts';

/*
 * tests/html validates the markup of all pages. Contrast, what a screen cuts off and what scrolls are known once a browser
 * has laid out a page: axe looks at one page of each kind, and at what opens on a page.
 */

const both = [1280, 360] as const;
const dialog = 'dialog[open]';

testStates(
  Object.fromEntries(
    [...pageKinds, '/nowhere'].map((address): [string, State] => [
      `the page ${address}`,
      {address, widths: both},
    ]),
  ),
);

testStates({
  'the page of the search with hits': {
    address: '/search?q=restore',
    widths: both,
    enter: (page) => expect(page.getByRole('option').first()).toBeVisible(),
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
    enter: openVersions,
  },
  'the search with hits': {
    address: '/docs/2.7/intro',
    widths: both,
    part: dialog,
    enter: (page) => searchFor(page, 'restore'),
  },
  'the error finder with an answer': {
    address: '/docs/api/error-codes',
    widths: both,
    part: '[aria-label="Error finder"]',
    enter: async (page) => {
      const region = page.getByRole('region', {name: 'Error finder'});
      await region.getByRole('textbox').fill('E_ITEM_UNAVAILABLE and responseCode=7');
      await expect(region.getByRole('status')).toContainText('Found');
    },
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
});
