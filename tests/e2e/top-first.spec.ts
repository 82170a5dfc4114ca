import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {waitUntilLaidOut} from './steps/laidOut.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';

const LONG = '/docs/guides/troubleshooting';

/** Inside of the last block of a text: a block whose content is left out is there itself. */
const LAST = '.markdown > :last-child *';

/** Whether the end of a page is laid out, and how long the page is. */
const lastBlock = (page: Page) =>
  page.evaluate((selector) => {
    const last = document.querySelector(selector);
    return {
      isLaidOut: last?.checkVisibility({contentVisibilityAuto: true}) === true,
      height: document.documentElement.scrollHeight,
    };
  }, LAST);

/** Notes for each frame whether the last block of the long page is laid out, as soon as it is there. */
function noteFrames([address, selector]: readonly [string, string]): void {
  const frames: boolean[] = [];
  const look = (): void => {
    const last = document.querySelector(selector);
    if (location.pathname === address && last)
      frames.push(last.checkVisibility({contentVisibilityAuto: true}));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, {seenFrames: frames});
}

const seenFrames = (page: Page) => page.evaluate<boolean[]>('window.seenFrames');

/** Waits until the end of the page is laid out for good and returns how many frames did without it. */
async function framesWithout(page: Page): Promise<number> {
  await expect.poll(async () => (await seenFrames(page)).at(-1)).toBe(true);
  await waitUntilLaidOut(page);
  return (await seenFrames(page)).filter((isLaidOut) => !isLaidOut).length;
}

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

test('X a page that is clicked on shows its top first, and is as long as ever right after', async ({
  page,
}) => {
  await page.setViewportSize(screen(1280));
  await openAlive(page, LONG);
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: true});
  const direct = await lastBlock(page);
  // From here on, the files of the long page are there, so it is drawn at once.
  await link(page, '/docs/guides/faq').click();
  await expect(page).toHaveURL('/docs/guides/faq');
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: true});
  await page.evaluate(noteFrames, [LONG, LAST] as const);
  await link(page, LONG).click();
  expect(await framesWithout(page), 'frames with the top alone').toBeGreaterThan(0);
  await expect.poll(() => lastBlock(page)).toEqual(direct);
});

test('X a page whose files arrive after the click shows its top first too', async ({page}) => {
  await page.setViewportSize(screen(1280));
  await openAlive(page, '/docs/guides/faq');
  await page.evaluate(noteFrames, [LONG, LAST] as const);
  // Nothing points at the link, so nothing loads its page before.
  await link(page, LONG).press('Enter');
  await expect(page).toHaveURL(LONG);
  expect(await framesWithout(page), 'frames with the top alone').toBeGreaterThan(0);
});

test('X a reader who goes back is where they were, on a page that is laid out at once', async ({
  page,
}) => {
  await page.setViewportSize(screen(1280));
  await openAlive(page, LONG);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const place = await page.evaluate(() => window.scrollY);
  // Without the pointer, before which the browser scrolls the link into view.
  await link(page, '/docs/guides/faq').evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/docs/guides/faq');
  await page.evaluate(noteFrames, [LONG, LAST] as const);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  // Now and then one frame comes before: nobody sees it, and the place is right behind it.
  expect(await framesWithout(page)).toBeLessThanOrEqual(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
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

test('X a page that is opened at a heading is laid out at once', async ({page}) => {
  await page.addInitScript(noteFrames, [LONG, LAST] as const);
  await page.goto(LONG);
  const last = page.locator('.markdown h2[id]').last();
  const id = (await last.getAttribute('id')) ?? '';
  await page.goto('/docs/guides/faq');
  await page.goto(`${LONG}#${id}`);
  expect(await framesWithout(page)).toBe(0);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('X paper gets a whole page, however early it is printed', async ({page}) => {
  await keepBusy(page);
  await page.goto(LONG);
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: false});
  await page.emulateMedia({media: 'print'});
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: true});
});

test('X a link to the end of a page leads there, however early it is clicked', async ({page}) => {
  await page.setViewportSize(screen(1280));
  await keepBusy(page);
  await page.goto(LONG);
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: false});
  const contents = page.locator('nav[aria-label="On this page"] a');
  const [, id] = ((await contents.last().getAttribute('href')) ?? '').split('#');
  await contents.last().click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect((await lastBlock(page)).isLaidOut).toBe(true);
});

test('X a link to words at the end of a page leads there', async ({page}) => {
  await page.goto(LONG);
  const words = (await page.locator('.markdown h2').last().textContent()) ?? '';
  await page.goto('/docs/guides/faq');
  await page.addInitScript(noteFrames, [LONG, LAST] as const);
  await page.goto(`${LONG}#:~:text=${encodeURIComponent(words.trim())}`);
  await framesWithout(page);
  await expect(page.locator('.markdown h2').last()).toBeInViewport();
});

test('X a link to a heading of another page lands on it, far below', async ({page}) => {
  await page.setViewportSize(screen(1280));
  await openAlive(page, '/docs/api');
  const target = page
    .getByRole('main')
    .locator('a[href^="/docs/api/methods/core-methods#"]')
    .last();
  const [, id] = ((await target.getAttribute('href')) ?? '').split('#');
  await target.click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(screen(1280).height);
  expect((await lastBlock(page)).isLaidOut).toBe(true);
  await expect(heading).toBeInViewport();
});
