import type {Page} from '@playwright/test';

/** Ways to make the browser of the tests one that does not know a feature. */
type Change = (text: string) => string;

/** Changes what the server sends, also the styles in a page, which its policy would then refuse. */
async function rewrite(page: Page, change: Change): Promise<void> {
  await page.route(
    (url) => /\.css$|^[^.]*$/.test(url.pathname),
    async (route) => {
      const isText = ['document', 'stylesheet'].includes(route.request().resourceType());
      if (!isText) return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      const body = change(text.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, ''));
      return route.fulfill({response, body});
    },
  );
}

/** Takes a name away from the window, or from what its elements have. */
const forget = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((feature) => {
    Reflect.deleteProperty(window, feature);
  }, name);

/** An unknown pseudo-class makes the browser skip its rule, as one that does not know it would. */
const unknownSelector =
  (name: string): Change =>
  (text) =>
    text.replaceAll(`:${name}`, `:-unknown-${name}`);

async function forgetPopovers(page: Page): Promise<void> {
  const attribute = / popover(?:target(?:action)?)?(?:="?[\w-]+"?)?(?=[ >])/g;
  const withoutRules = unknownSelector('popover-open');
  await rewrite(page, (text) => withoutRules(text.replace(attribute, '')));
  await page.addInitScript(() => {
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
  });
}

async function forgetContentVisibility(page: Page): Promise<void> {
  await rewrite(page, (text) => text.replace(/content-visibility:[^;}]+;?/g, ''));
  await page.addInitScript(() => {
    const {replaceSync} = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      replaceSync.call(this, text.replace(/content-visibility:[^;}]+;?/g, ''));
    };
  });
}

/** What a browser may lack, and how the tests take it away; it must happen before a page is opened. */
export const takeAway: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'idle time': (page) => forget(page, 'requestIdleCallback'),
  workers: (page) => forget(page, 'Worker'),
  'observers of what is in view': (page) => forget(page, 'IntersectionObserver'),
  'items of the clipboard': (page) => forget(page, 'ClipboardItem'),
  popovers: forgetPopovers,
  'selectors that look inside': (page) => rewrite(page, unknownSelector('has(')),
  'content-visibility': forgetContentVisibility,
  'rel=expect': (page) => rewrite(page, (text) => text.replace(/<link rel="?expect[^>]*>/, '')),
};
