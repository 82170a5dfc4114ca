import {expect, type Locator, type Page} from '@playwright/test';
import {accessibleTree, walkFrom} from '../steps/accessibleTree.ts';
import {audit} from '../steps/audit.ts';
import {openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';
import {searchButton} from '../steps/searchDialog.ts';

/*
 * The acts open, walk and close the menu and the search in each engine. What assistive technology gets of the page while a
 * dialog is open is known to the browser's own protocol alone, and axe needs it drawn.
 */

const guide = '/docs/guides/purchases';

type Opener = {
  readonly width: number;
  readonly opener: (page: Page) => Locator;
  /** The name by which assistive technology announces it, with its role. */
  readonly name: string;
};

/** What covers the page: the rest cannot be reached while it is open. */
const modals: Readonly<Record<string, Opener>> = {
  'the search': {width: 360, opener: searchButton, name: 'dialog Search'},
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
