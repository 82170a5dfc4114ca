import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {waitUntilLaidOut} from './steps/laidOut.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';

// Why here: whether the browser has laid out what is below the window is in no HTML, and an act cannot stop the frame or the
// idle time that this waits for.

const LONG = '/docs/guides/troubleshooting';
const OTHER = '/docs/guides/faq';

/** Whether the end of a page is laid out, and how long the page is. */
const lastBlock = (page: Page) =>
  page.evaluate(() => {
    // Inside of the last block of a text: a block whose content is left out is there itself.
    const last = document.querySelector('.markdown > :last-child *');
    return {
      isLaidOut: last?.checkVisibility({contentVisibilityAuto: true}) === true,
      height: document.documentElement.scrollHeight,
    };
  });

/** Keeps back what the page does in its next frame, as on a device that takes long to draw, until `window.drawFrames`. */
const holdFrames = (page: Page) =>
  page.evaluate(() => {
    const {requestAnimationFrame} = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const drawFrames = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of waiting) requestAnimationFrame(callback);
    };
    Object.assign(window, {drawFrames});
  });
const drawFrames = (page: Page) => page.evaluate('window.drawFrames()');

/** Keeps what waits until the browser is idle, as on a device that never is, until `window.idle` runs the next of it. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    const idle = () => waiting.shift()?.({didTimeout: false, timeRemaining: () => 50});
    Object.assign(window, {idle});
    // The browser itself says so where a mouse lies when a page opens below it.
    addEventListener('pointermove', (move) => move.stopImmediatePropagation(), true);
  });

const link = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).filter({visible: true}).first();

test.beforeEach(async ({page}) => {
  await page.setViewportSize(screen(1280));
  // A second page has the faces from the cache, and is compared with the first.
  await page.route('**/*.woff2', (route) => route.abort());
});

test('X a page behind a link shows its top first, and is as long as ever right after; Back finds all of it', async ({
  page,
}) => {
  await openAlive(page, LONG);
  const direct = await lastBlock(page);
  expect(direct.isLaidOut).toBe(true);
  await openAlive(page, OTHER);
  // Its files arrive after the first act; for the second one they are there, so it is drawn at once.
  for (const act of ['press', 'click'] as const) {
    await holdFrames(page);
    if (act === 'press') await link(page, LONG).press('Enter');
    else await link(page, LONG).click();
    await expect(page).toHaveURL(LONG);
    await expect.poll(() => lastBlock(page), act).toMatchObject({isLaidOut: false});
    await drawFrames(page);
    await expect.poll(() => lastBlock(page), act).toEqual(direct);
    // Without the pointer, before which the browser scrolls the link into view.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await link(page, OTHER).evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(OTHER);
    await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: true});
  }
  await holdFrames(page);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect.poll(() => lastBlock(page)).toEqual(direct);
  const end = direct.height - screen(1280).height;
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(end);
});

test('X a page that is opened shows its top first, and bit by bit becomes as long as one that is loaded again', async ({
  page,
}) => {
  await keepBusy(page);
  await page.goto(LONG);
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: false});
  const bits = await page.evaluate(async () => {
    let count = 0;
    while (document.adoptedStyleSheets.some(({disabled}) => !disabled) && count < 999) {
      count += 1;
      Reflect.get(window, 'idle')();
      await new Promise(requestAnimationFrame);
    }
    return count;
  });
  expect(bits).toBeGreaterThan(2);
  const opened = await lastBlock(page);
  expect(opened.isLaidOut).toBe(true);
  await page.reload();
  expect(await lastBlock(page)).toEqual(opened);
});

test('X a page that is opened at a heading, printed, or left by a link to its end is laid out at once', async ({
  page,
}) => {
  await keepBusy(page);
  await page.goto(LONG);
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: false});
  await page.emulateMedia({media: 'print'});
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: true});
  await page.emulateMedia({media: null});
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: false});
  const contents = page.locator('nav[aria-label="On this page"] a');
  const hash = (await contents.last().getAttribute('href')) ?? '';
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await contents.last().click();
  await expect(heading).toBeInViewport();
  expect((await lastBlock(page)).isLaidOut).toBe(true);
  await page.goto(OTHER);
  await page.goto(LONG + hash);
  await expect(heading).toBeInViewport();
  expect((await lastBlock(page)).isLaidOut).toBe(true);
});

test('X a link to words or to a heading far below leads there', async ({page}) => {
  await page.goto(LONG);
  const last = page.locator('.markdown h2').last();
  const words = ((await last.textContent()) ?? '').trim();
  await page.goto('/docs/api');
  await page.goto(`${LONG}#:~:text=${encodeURIComponent(words)}`);
  await waitUntilLaidOut(page);
  await expect(last).toBeInViewport();
  await openAlive(page, '/docs/api');
  const target = page.getByRole('main').locator('a[href^="/docs/api/methods/core-methods#"]');
  const [, id] = ((await target.last().getAttribute('href')) ?? '').split('#');
  await target.last().click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(screen(1280).height);
  expect((await lastBlock(page)).isLaidOut).toBe(true);
});
