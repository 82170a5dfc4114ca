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

const link = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).filter({visible: true}).first();

test('X a page that is clicked on shows its top first, and is as long as ever right after', async ({
  page,
}) => {
  await page.setViewportSize(screen(1280));
  await openAlive(page, LONG);
  const direct = await lastBlock(page);
  expect(direct.isLaidOut).toBe(true);
  // From here on, the files of the long page are there, so it is drawn at once.
  await link(page, '/docs/guides/faq').click();
  await expect(page).toHaveURL('/docs/guides/faq');
  await expect.poll(() => lastBlock(page)).toMatchObject({isLaidOut: true});
  await watchFrames(page);
  await link(page, LONG).click();
  const seenFrames = () => page.evaluate<boolean[]>('window.seenFrames');
  await expect.poll(seenFrames).toContain(true);
  const frames = await seenFrames();
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
