import type {Page} from '@playwright/test';

/** What the site keeps under keys that start so; the rest of a key names the site. */
export async function storedUnder(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => localStorage.getItem(key) ?? ''),
    prefix,
  );
}

/** Makes every access to a kind of web storage fail, as browsers do that block site data. */
export async function forbidStorage(
  page: Page,
  kind: 'localStorage' | 'sessionStorage',
): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, kind);
}

/** Lets every write into web storage fail, as when the browser has no room left. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

/** Takes cookies away, as browsers do that refuse them. */
export async function forbidCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', {value: false});
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set() {
        throw new DOMException('Cookies are off.', 'SecurityError');
      },
    });
  });
}
