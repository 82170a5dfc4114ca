import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {readersBrowser} from '../../playwright.config.ts';
import {layouts} from './steps/addresses.ts';
import {forgeConnection, watchTraffic} from './steps/network.ts';
import {screen, widths} from './steps/screens.ts';
import {searchDialog, searchField} from './steps/searchDialog.ts';

// Nothing may happen before the reader acts.
test.use(readersBrowser);

/** Collects the addresses of the scripts that run. */
async function runningScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.scripts].flatMap(({src}) => (src === '' ? [] : [src])));
}

const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

for (const [name, begin] of Object.entries({
  'moves the mouse': (page: Page) => page.mouse.move(9, 9),
  'turns the wheel': (page: Page) => page.mouse.wheel(0, 200),
  'presses a key': (page: Page) => page.keyboard.press('Tab'),
  clicks: (page: Page) => page.mouse.click(600, 400),
})) {
  test(`X the page comes alive when its reader ${name}`, async ({page}) => {
    await page.goto('/docs/guides/purchases');
    await begin(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('X a page that is asked for something comes alive by itself', async ({page}) => {
  for (const address of ['/search?q=restore', '/docs/api/error-codes?error=7', '/nowhere']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
});

test('X nothing is asked for before the first text is on the screen', async ({page}) => {
  // As on a device that takes its time to paint.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html {display: none}');
    document.adoptedStyleSheets = [sheet];
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/docs/guides/purchases');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const asked = files.filter((file) => !file.startsWith('data:'));
  expect(asked.map((file) => new URL(file).pathname)).toEqual(['/docs/guides/purchases']);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await expect(prefetched(page).first()).toBeAttached();
});

test('X the manifest comes with the scripts, and the icon is there once', async ({page}) => {
  await page.goto('/docs/intro');
  await expect(prefetched(page).first()).toBeAttached();
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  await expect(page.locator('link[rel=icon]')).toHaveCount(1);
});

test('K2 on a data-saver connection nothing is fetched before the reader does something', async ({
  page,
}) => {
  await forgeConnection(page, {saveData: true, effectiveType: '4g'});
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const settle = watchTraffic(page);
  await page.goto('/docs/intro');
  await settle();
  expect(files.filter((file) => file.endsWith('.js'))).toEqual([]);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('S1 the color switch works while scripts are on their way, and they take its choice over', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  const button = page.getByRole('button', {name: /dark and light/});
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName(/currently dark mode/);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('X where the scripts do not come, a search leads to its page with what was typed', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/docs/2.7/intro');
  await page.getByRole('navigation', {name: 'Main'}).getByText('Search', {exact: true}).click();
  await expect(searchField(searchDialog(page))).toBeFocused();
  await page.keyboard.type('restore');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?version=2.7&q=restore');
});

/** Loads the whole sheet behind the styles of the first view. */
async function addWholeSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const later = document.querySelector<HTMLMetaElement>('meta[name=later-files]');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = later?.content.split(' ')[0] ?? '';
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  });
}

/** What a reader sees of each element: every property, and the parts before and behind it that styles add. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script, template)')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const {cssText, content} = getComputedStyle(element, part);
        if (part !== '' && (content === 'none' || content === 'normal')) return [];
        const {tagName, className} = element;
        return [`${tagName} ${String(className)} ${part} ${cssText}`];
      }),
    ),
  );

/** Where each element of the bar and the text is, and how wide. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav *, main, main *')]
      .filter((element) => !element.matches('script, template'))
      .map((element) => {
        const {x, y, width} = element.getBoundingClientRect();
        return `${element.tagName} ${element.className} ${x} ${y} ${width}`;
      }),
  );

/** Opens a page of which no more than the first text has come. */
async function openFirstText(page: Page, address: string): Promise<{lower: string}> {
  const text = await (await page.request.get(address)).text();
  const [first = '', rest = ''] = text.split(/<template[^>]*>/);
  await page.route(address, (route) => route.fulfill({body: first, contentType: 'text/html'}));
  await page.goto(address);
  await page.unroute(address);
  return {lower: /(?<=<style[^>]*>).*?(?=<\/style>)/s.exec(rest)?.[0] ?? ''};
}

for (const width of widths) {
  test(`X what is read first stays where it is when the rest of the page comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen(width));
    for (const address of layouts) {
      await openFirstText(page, address);
      const early = await places(page);
      await page.goto(address);
      const all = await places(page);
      expect(all.slice(0, early.length), address).toEqual(early);
    }
  });
}

for (const address of layouts) {
  test(`X ${address} runs no script of a file before its reader acts, and looks as with the whole sheet`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(address);
    await expect(page.locator('head style')).toHaveCount(2);
    await expect(prefetched(page).first()).toBeAttached();
    expect(await runningScripts(page)).toEqual([]);
    const before = await looks(page);
    await addWholeSheet(page);
    expect(await looks(page)).toEqual(before);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test(`X what ${address} shows first does not change when the styles of what follows arrive`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const {lower} = await openFirstText(page, address);
    const before = await looks(page);
    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.querySelector('style')?.after(style);
    }, lower);
    await expect(page.locator('head style')).toHaveCount(2);
    expect(await page.evaluate(() => document.styleSheets[1]?.cssRules.length)).toBeGreaterThan(5);
    expect(await looks(page)).toEqual(before);
  });
}
