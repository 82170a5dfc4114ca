import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {focusIsInMenu, menuButton, openMenu} from './steps/mobileMenu.ts';
import {openAlive} from './steps/openAlive.ts';
import {narrowWidths, screen} from './steps/screens.ts';

test('C5 the menu opens and closes in browsers that know no popovers', async ({page}) => {
  await page.addInitScript(() => {
    const {matches} = Element.prototype;
    Element.prototype.matches = function (selectors) {
      if (selectors === ':popover-open') throw new SyntaxError(`'${selectors}' is not valid.`);
      return matches.call(this, selectors);
    };
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.setViewportSize(screen(360));
  await openAlive(page, '/docs/intro');
  const menu = await openMenu(page);
  await menu.getByRole('button', {name: 'Close the menu'}).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

for (const width of narrowWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: screen(width)});

    test(`C5 the menu is modal at ${width} px: focus moves in and the page is inert`, async ({
      page,
    }) => {
      await openAlive(page, '/docs/intro');
      const menu = await openMenu(page);
      expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      expect(await focusIsInMenu(page)).toBe(true);
      expect(await reachesBehind(page)).toEqual({focus: false, pointer: false});
    });

    test(`C5 Tab stays in the menu at ${width} px, in both directions`, async ({page}) => {
      await openAlive(page, '/blog');
      const menu = await openMenu(page);
      const stops = await menu.locator('a[href], button, summary').count();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < stops + 2; step++) {
          await page.keyboard.press(key);
          expect(await focusLeftForPage(page), `${key} ${step + 1}`).toBe(false);
        }
      }
    });

    test(`C5 Escape closes the menu at ${width} px and returns focus to its button`, async ({
      page,
    }) => {
      await openAlive(page, '/docs/intro');
      const menu = await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).press('Enter');
      await expect(menu).toBeVisible();
    });

    test(`C5 the close button and the page behind close the menu at ${width} px`, async ({
      page,
    }) => {
      await openAlive(page, '/blog');
      const menu = await openMenu(page);
      await menu.getByRole('button', {name: 'Close the menu'}).click();
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await openMenu(page);
      await page.mouse.click(width - 5, 400);
      await expect(menu).toBeHidden();
    });

    test(`C5 C7 the menu closes when the window of ${width} px becomes 997 px wide`, async ({
      page,
    }) => {
      await openAlive(page, '/docs/intro');
      const menu = await openMenu(page);
      await page.setViewportSize(screen(996));
      await expect(menu).toBeVisible();
      await page.setViewportSize(screen(997));
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
      await page.setViewportSize(screen(width));
      await expect(menu).toBeHidden();
    });
  });
}

/** Tries to focus and to hit links of the page behind the menu. */
async function reachesBehind(page: Page): Promise<{focus: boolean; pointer: boolean}> {
  return page.getByRole('main').evaluate((main) => {
    const links = [...main.querySelectorAll('a')];
    const points = links.map((link) => link.getBoundingClientRect());
    for (const link of links) link.focus();
    return {
      focus: main.contains(document.activeElement),
      pointer: points.some(({x, y}) => main.contains(document.elementFromPoint(x + 2, y + 2))),
    };
  });
}

/** Between its last and first stop the focus may pass through the browser's own bars. */
async function focusLeftForPage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== null && focused !== document.body && !focused.closest('dialog');
  });
}
