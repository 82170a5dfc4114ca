import {expect, test} from '@playwright/test';
import {openMenu} from './steps/mobileMenu.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';

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
