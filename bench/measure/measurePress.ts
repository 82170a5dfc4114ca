import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {desktop} from './conditions.ts';

const PATIENCE_MS = 15_000;
/** Longer than a page that is read needs for what it does while idle. */
const IDLE_MS = 2000;
/** In the text, where nothing is pointed at. */
const IDLE_PLACE = {x: 640, y: 300};

const clock = (): number => performance.timeOrigin + performance.now();

/**
 * What the reader did on the page before: scripts start when the pointer moves there, with the keys that lead to the
 * button, or else with the press.
 */
type Before = 'moved' | 'keys' | 'nothing';

/** Presses "Try it" on a page that has nothing left to do; returns the milliseconds until the shop can be bought from. */
export async function measurePress(
  browser: Browser,
  address: string,
  before: Before,
): Promise<number> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.goto(address, {waitUntil: 'networkidle'});
    await wait(IDLE_MS);
    if (before === 'moved') {
      await page.mouse.move(IDLE_PLACE.x, IDLE_PLACE.y);
      await wait(IDLE_MS);
    }
    const stage = page.getByRole('region', {name: 'Try this sample'});
    const press = stage.getByRole('button', {name: 'Try it'});
    await press.scrollIntoViewIfNeeded({timeout: PATIENCE_MS});
    const box = await press.boundingBox();
    if (!box) throw new Error(`"Try it" is not on the screen of ${address}.`);
    const buy = stage.frameLocator('iframe').getByRole('button', {name: /^Buy /}).first();
    // The last two of the keys that lead there; those before them would give scripts more time.
    if (before === 'keys') {
      await press.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
    }
    const started = clock();
    if (before === 'keys') await page.keyboard.press('Enter');
    else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await buy.waitFor({state: 'visible', timeout: PATIENCE_MS});
    return clock() - started;
  } finally {
    await context.close();
  }
}
