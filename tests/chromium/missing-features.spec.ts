import {expect, type Page, test} from '@playwright/test';
import {waitUntilLaidOut} from './steps/laidOut.ts';
import {menuButton, openMenu} from './steps/mobileMenu.ts';
import {waitUntilAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';
import {servedPage} from './steps/servedPage.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: the engines of the acts know popovers, `:has()` and `content-visibility`, which Safari 16 and Firefox 115 do not;
// only here can a browser be made to forget them before a page runs.

const guide = '/docs/guides/troubleshooting';

test('C5 X a browser without newer styles and popovers has the whole text, the contents and a menu', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  await takeAway(page);
  await page.setViewportSize(screen(360));
  await page.goto(guide);
  await waitUntilLaidOut(page);
  await waitUntilAlive(page);
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, '');
  const shown = plain(await page.getByRole('article').innerText());
  for (const part of (await servedPage(page, guide)).querySelectorAll('.markdown > :is(p, h2)'))
    expect(shown).toContain(plain(part.textContent));
  // A filter that would do nothing is not there.
  await expect(page.getByRole('group', {name: 'Show symptoms on'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  const menu = await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

const popoverAttribute = / popover(?:target(?:action)?)?(?:="?[\w-]+"?)?(?=[ >])/g;
const contentVisibility = /content-visibility:[^;}]+;?/g;
/** An unknown pseudo-class makes the browser skip its rule; the policy of a page would refuse styles that have changed. */
const withoutFeatures = (text: string): string =>
  text
    .replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, '')
    .replace(popoverAttribute, '')
    .replace(contentVisibility, '')
    .replace(/:(?=popover-open|has\()/g, ':-unknown-');

async function takeAway(page: Page): Promise<void> {
  await page.addInitScript(forgetFeatures);
  await page.route(
    (url) => /\.css$|^[^.]*$/.test(url.pathname),
    async (route) => {
      const isText = ['document', 'stylesheet'].includes(route.request().resourceType());
      if (!isText) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({response, body: withoutFeatures(await response.text())});
    },
  );
}

/** Runs in the page, before its scripts. */
function forgetFeatures(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const {matches, setAttribute} = Element.prototype;
  Element.prototype.matches = function (selectors) {
    if (selectors.startsWith(':popover-open')) throw new SyntaxError(`${selectors} is unknown.`);
    return matches.call(this, selectors);
  };
  // React writes the attributes that a page does not have yet.
  Element.prototype.setAttribute = function (name, value) {
    if (!name.startsWith('popover')) setAttribute.call(this, name, value);
  };
  const {replaceSync} = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, text.replace(/content-visibility:[^;}]+;?/g, ''));
  };
}
