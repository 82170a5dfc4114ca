import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {readersBrowser} from '../../playwright.config.ts';
import {layouts} from './steps/addresses.ts';
import {forgeConnection, watchTraffic} from './steps/network.ts';
import {screen} from './steps/screens.ts';
import {searchDialog, searchField} from './steps/searchDialog.ts';

// Why here: what a browser asks for, runs and paints before its reader acts is in no HTML, and the drivers of the acts act by
// opening a page. Nothing may happen before the reader acts, so this takes the browser that readers have.
test.use(readersBrowser);

// A second page has the faces from the cache, and is compared with the first.
test.beforeEach(({page}) => page.route('**/*.woff2', (route) => route.abort()));

const prefetched = (page: Page) => page.locator('link[rel=prefetch]');
const alive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test('X a page comes alive by any act, and one that is asked for something by itself', async ({
  page,
}) => {
  const guide = '/docs/guides/purchases';
  const begins: readonly (readonly [string, ((page: Page) => Promise<void>)?])[] = [
    [guide, ({mouse}) => mouse.move(9, 9)],
    [guide, ({mouse}) => mouse.wheel(0, 200)],
    [guide, ({keyboard}) => keyboard.press('Tab')],
    ['/docs/intro', ({mouse}) => mouse.click(600, 400)],
    ['/search?q=restore'],
    ['/docs/api/error-codes?error=7'],
    ['/nowhere'],
  ];
  for (const [address, begin] of begins) {
    await page.goto(address);
    if (begin) await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    await begin?.(page);
    await alive(page);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
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

test('K2 readers who save data get no script before they act, and no font at all', async ({
  page,
}) => {
  await forgeConnection(page, {saveData: true, effectiveType: '4g'});
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const settle = watchTraffic(page);
  await page.goto('/docs/intro');
  await settle();
  expect(files.filter((file) => /\.(?:js|woff2)$/.test(file))).toEqual([]);
  await page.keyboard.press('Shift');
  await alive(page);
  await settle();
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([]);
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

for (const address of layouts) {
  test(`X ${address} runs no script of a file before its reader acts, and looks as with all of its styles`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const {lower} = await openFirstText(page, address);
    const first = await looks(page);
    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.querySelector('style')?.after(style);
    }, lower);
    expect(await page.evaluate(() => document.styleSheets[1]?.cssRules.length)).toBeGreaterThan(5);
    expect(await looks(page), 'the first text with the styles of what follows').toEqual(first);

    await page.goto(address);
    await expect(page.locator('head style')).toHaveCount(2);
    await expect(prefetched(page).first()).toBeAttached();
    const scripts = page.evaluate(() => [...document.scripts].map(({src}) => src));
    expect((await scripts).filter((src) => src !== '')).toEqual([]);
    const whole = await looks(page);
    await addWholeSheet(page);
    expect(await looks(page), 'the page with the whole sheet').toEqual(whole);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('X what is read first stays where it is when the rest of the page comes', async ({page}) => {
  for (const address of layouts)
    for (const width of [360, 1280]) {
      await page.setViewportSize(screen(width));
      await openFirstText(page, address);
      const early = await places(page);
      await page.goto(address);
      const all = await places(page);
      expect(all.slice(0, early.length), `${address} at ${width} px`).toEqual(early);
    }
});
