import type {Page} from '@playwright/test';

/** What a browser may lack: how the text that the server sends changes, and what happens before the first script runs. */
type Lack = {readonly change?: (text: string) => string; readonly begin?: () => void};

/** An unknown pseudo-class makes the browser skip its rule, as one that does not know it would. */
const unknownSelector = (name: string, text: string): string =>
  text.replaceAll(`:${name}`, `:-unknown-${name}`);
const popoverAttribute = / popover(?:target(?:action)?)?(?:="?[\w-]+"?)?(?=[ >])/g;
const contentVisibility = /content-visibility:[^;}]+;?/g;

export const lacks = {
  'idle time': {begin: () => void Reflect.deleteProperty(window, 'requestIdleCallback')},
  workers: {begin: () => void Reflect.deleteProperty(window, 'Worker')},
  'observers of what is in view': {
    begin: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  },
  'items of the clipboard': {begin: () => void Reflect.deleteProperty(window, 'ClipboardItem')},
  popovers: {
    change: (text) => unknownSelector('popover-open', text.replace(popoverAttribute, '')),
    begin: forgetPopovers,
  },
  'selectors that look inside': {change: (text) => unknownSelector('has(', text)},
  'content-visibility': {
    change: (text) => text.replace(contentVisibility, ''),
    begin: forgetContentVisibility,
  },
  'rel=expect': {change: (text) => text.replace(/<link rel="?expect[^>]*>/, '')},
} as const satisfies Readonly<Record<string, Lack>>;

/** Makes the browser one that lacks some features; this must happen before a page is opened. */
export async function takeAway(page: Page, missing: readonly Lack[]): Promise<void> {
  for (const {begin} of missing) if (begin) await page.addInitScript(begin);
  await page.route(
    (url) => /\.css$|^[^.]*$/.test(url.pathname),
    async (route) => {
      const isText = ['document', 'stylesheet'].includes(route.request().resourceType());
      if (!isText) return route.fallback();
      const response = await route.fetch();
      // The policy of a page would refuse styles that have changed.
      const policy = /<meta http-equiv="?Content-Security-Policy[^>]*>/i;
      let body = (await response.text()).replace(policy, '');
      for (const {change} of missing) body = change?.(body) ?? body;
      return route.fulfill({response, body});
    },
  );
}

function forgetPopovers(): void {
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
}

function forgetContentVisibility(): void {
  const {replaceSync} = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, text.replace(/content-visibility:[^;}]+;?/g, ''));
  };
}
