import {expect, type Locator, type Page} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {accessibleTree, walkFrom} from '../steps/accessibleTree.ts';
import {audit} from '../steps/audit.ts';
import {menuButton} from '../steps/mobileMenu.ts';
import {openAlive} from '../steps/openAlive.ts';
import {startSample} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';
import {searchButton} from '../steps/searchDialog.ts';
import {versionDropdown} from '../steps/versionDropdown.ts';

const guide = '/docs/guides/purchases';

type Opener = {
  readonly width: number;
  readonly opener: (page: Page) => Locator;
  /** The name by which assistive technology announces it, with its role. */
  readonly name: string;
};

/** What covers the page: the rest cannot be reached while it is open. */
const modals: Readonly<Record<string, Opener>> = {
  'the search': {width: 1280, opener: searchButton, name: 'dialog Search'},
  'the search of a phone': {width: 360, opener: searchButton, name: 'dialog Search'},
  'the menu of a phone': {width: 360, opener: menuButton, name: 'dialog Menu'},
  'the list of shortcuts': {
    width: 1280,
    opener: (page) => page.getByRole('button', {name: 'Keyboard shortcuts'}),
    name: 'dialog Keyboard shortcuts',
  },
};

for (const [what, {width, opener, name}] of Object.entries(modals))
  test(`X ${what} is all that there is while it is open, by keyboard alone`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, guide);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(page.locator('dialog:modal :focus, dialog:modal:focus')).toHaveCount(1);
    const tree = await accessibleTree(page);
    expect(tree).toContain(name);
    expect(tree.filter((node) => /^(?:main|article|contentinfo)\b/.test(node))).toEqual([]);
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect(await walkFrom(page, key, {within: 'dialog', steps: 12})).not.toContain('outside');
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(await accessibleTree(page)).toContain('main');
  });

/** What opens beside its button: the page stays there for everybody. */
const lists: Readonly<Record<string, Opener & {readonly list: (page: Page) => Locator}>> = {
  'the contents of a page': {
    width: 360,
    opener: (page) => page.getByRole('button', {name: 'On this page'}),
    name: 'navigation On this page',
    list: (page) => page.getByRole('navigation', {name: 'On this page'}),
  },
  'the list of versions': {
    width: 1280,
    opener: (page) => versionDropdown(page).locator('summary'),
    name: 'main',
    list: (page) => versionDropdown(page).getByRole('list'),
  },
  'the page menu': {
    width: 1280,
    opener: (page) => page.getByRole('article').locator('summary', {hasText: 'Page menu'}),
    name: 'main',
    list: (page) =>
      page.getByRole('article').locator('details', {hasText: 'Page menu'}).locator('ul'),
  },
};

for (const [what, {width, opener, name, list}] of Object.entries(lists))
  test(`X ${what} opens, is next in order, and Escape gives the focus back`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, guide);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    expect(await accessibleTree(page)).toContain(name);
    await page.keyboard.press('Tab');
    await expect(list(page).locator(':focus')).toHaveCount(1);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

for (const platform of ['ios', 'android'] as const)
  test(`X the payment sheet of ${platform} covers the app, and Escape cancels it`, async ({
    page,
  }) => {
    const {stage, phone} = await startSample(page, {
      version: latestVersion(),
      app: 'basic-store',
      platform,
    });
    const buy = phone.getByRole('button', {name: 'Buy 100 coins'});
    await buy.focus();
    await page.keyboard.press('Enter');
    const sheet = stage.getByRole('dialog', {name: /^Simulated .+ payment sheet$/});
    await expect(sheet.getByRole('button', {name: 'Pay', exact: true})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.locator('iframe')).not.toBeFocused();
    await sheet.getByRole('button', {name: 'Cancel'}).focus();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(stage.locator('iframe')).toBeFocused();
    await expect(phone.getByRole('heading')).toHaveText('You have 0 coins');
    await expect(buy).toBeEnabled();
  });
