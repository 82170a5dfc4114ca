import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {desktop} from './conditions.ts';

const PATIENCE_MS = 15_000;
/** Longer than a page that is read needs for what it does while idle. */
const IDLE_MS = 2000;

const clock = (): number => performance.timeOrigin + performance.now();

/**
 * Presses "Try it" as a finger does, with nothing before that would have started the scripts of the page, and returns the
 * milliseconds until the shop can be bought from.
 */
export async function measurePress(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.goto(address, {waitUntil: 'networkidle'});
    await wait(IDLE_MS);
    const stage = page.getByRole('region', {name: 'Try this sample'});
    const press = stage.getByRole('button', {name: 'Try it'});
    await press.scrollIntoViewIfNeeded({timeout: PATIENCE_MS});
    const box = await press.boundingBox();
    if (!box) throw new Error(`"Try it" is not on the screen of ${address}.`);
    const buy = stage.frameLocator('iframe').getByRole('button', {name: /^Buy /}).first();
    const started = clock();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await buy.waitFor({state: 'visible', timeout: PATIENCE_MS});
    return clock() - started;
  } finally {
    await context.close();
  }
}
