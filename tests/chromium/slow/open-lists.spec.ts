import {expect, type Locator, type Page, test} from '@playwright/test';
import {audit} from '../steps/audit.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';

/*
 * The acts open and close the menu and the search in each engine, which are modal. A list that opens beside its button is
 * next for the keyboard, gives the focus back, and is audited by axe, which needs it drawn.
 */

const guide = '/docs/guides/purchases';

type Opener = {
  readonly width: number;
  readonly opener: (page: Page) => Locator;
  readonly list: (page: Page) => Locator;
};

/** What opens beside its button: the page stays there for everybody. */
const lists: Readonly<Record<string, Opener>> = {
  'the contents of a page': {
    width: 360,
    opener: (page) => page.getByRole('button', {name: 'On this page'}),
    list: (page) => page.getByRole('navigation', {name: 'On this page'}),
  },
  'the page menu': {
    width: 1280,
    opener: (page) => page.getByRole('article').locator('summary', {hasText: 'Page menu'}),
    list: (page) =>
      page.getByRole('article').locator('details', {hasText: 'Page menu'}).locator('ul'),
  },
};

for (const [what, {width, opener, list}] of Object.entries(lists))
  test(`X ${what} opens, is next in order, and Escape gives the focus back`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, guide);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page).locator(':focus')).toHaveCount(1);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
