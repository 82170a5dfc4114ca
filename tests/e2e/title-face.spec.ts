import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {readersBrowser} from '../../playwright.config.ts';
import {layouts} from './steps/addresses.ts';
import {forgeConnection, watchTraffic} from './steps/network.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';

// Nothing may happen before the reader acts.
test.use(readersBrowser);

/** Notes the fonts that a page asks for, from its first request on. */
function watchFonts(page: Page): readonly string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || request.url().endsWith('.woff2'))
      fonts.push(request.url());
  });
  return fonts;
}

const hasFace = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({family, status}) => family === 'Titles' && status === 'loaded'),
  );

for (const width of [360, 1280]) {
  test(`X the face of titles comes after the first act and moves nothing at ${width} px`, async ({
    page,
  }) => {
    const fonts = watchFonts(page);
    await page.setViewportSize(screen(width));
    await page.addInitScript(() => {
      Object.assign(window, {shifts: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shifts: unknown = Reflect.get(window, 'shifts');
          Object.assign(window, {shifts: Number(shifts) + Number(Reflect.get(entry, 'value'))});
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const settle = watchTraffic(page);
    for (const address of layouts) {
      const before = fonts.length;
      await page.goto(address);
      await settle();
      expect(fonts.length, `${address}: no font before the first act`).toBe(before);
      // Two places, for a pointer that is where it was on the page before does not move.
      await page.mouse.move(9, 9);
      await page.mouse.move(99, 9);
      await expect.poll(() => hasFace(page), address).toBe(true);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), address).toBe(0);
    }
  });
}

test('X titles are drawn with the face from our own files, and text is not', async ({page}) => {
  await openAlive(page, '/docs/intro');
  await expect.poll(() => hasFace(page)).toBe(true);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const drawnWith = async (selector: string): Promise<readonly boolean[]> => {
    const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
    const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
    return fonts.map(({isCustomFont}) => isCustomFont);
  };
  expect(await drawnWith('article h1')).toEqual([true]);
  expect(await drawnWith('article h2')).toEqual([true]);
  expect(await drawnWith('article p')).not.toContain(true);
});

test('K2 readers who save data get no font', async ({page}) => {
  await forgeConnection(page, {saveData: true, effectiveType: '4g'});
  const fonts = watchFonts(page);
  const settle = watchTraffic(page);
  await page.goto('/docs/intro');
  await page.mouse.move(9, 9);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await settle();
  expect(fonts).toEqual([]);
});
