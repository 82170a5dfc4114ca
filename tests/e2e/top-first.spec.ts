import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
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

/** Notes for each frame after a click whether the last block of the page that it opens is laid out. */
const watchFrames = (page: Page) =>
  page.evaluate(
    ([address, selector]) => {
      const frames: boolean[] = [];
      const look = (): void => {
        const last = document.querySelector(selector);
        if (location.pathname === address && last)
          frames.push(last.checkVisibility({contentVisibilityAuto: true}));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {seenFrames: frames});
    },
    [LONG, LAST] as const,
  );

const link = (page: Page, hash = '') => page.locator(`a[href="${LONG}${hash}"]`).first();

test('X a page that is clicked on shows its top first, and is as long as ever right after', async ({
  page,
}) => {
  await page.setViewportSize(screen(1280));
  await openAlive(page, LONG);
  const direct = await lastBlock(page);
  expect(direct.isLaidOut).toBe(true);
  await openAlive(page, '/docs/guides/faq');
  // The files of the page come when its link is pointed at; without them, nothing is drawn at once.
  const files = page.waitForResponse(/\/assets\/js\/\w+\.js$/);
  await link(page).hover();
  await files;
  await page.waitForLoadState('networkidle');
  await watchFrames(page);
  await link(page).click();
  await page.waitForFunction('window.seenFrames.includes(true)');
  const frames = await page.evaluate<boolean[]>('window.seenFrames');
  expect(frames.indexOf(true), 'frames with the top alone').toBeGreaterThan(0);
  expect(frames.slice(frames.indexOf(true))).not.toContain(false);
  await expect.poll(() => lastBlock(page)).toEqual(direct);
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
