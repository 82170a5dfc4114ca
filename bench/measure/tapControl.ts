import {setTimeout as wait} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {findControl} from './controls.ts';
import type {Control} from './controls.ts';

const PATIENCE_MS = 15_000;
/** A reader whose tap shows no effect taps again after this. */
const AGAIN_MS = 1000;

const clock = (): number => performance.timeOrigin + performance.now();

/**
 * Taps a control as soon as it is there, and returns the milliseconds until it answers: the time that the reader
 * waits. A tap that is lost costs a second, because then the reader tries again; a reader who sees that a page is
 * loading does not.
 */
export async function tapControl(page: Page, control: Control): Promise<number> {
  const target = findControl(page, control);
  await target.waitFor({state: 'visible', timeout: PATIENCE_MS});
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`The ${control} control is not on the screen of ${page.url()}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let leaves = false;
  page.on('request', (request) => {
    leaves ||= request.isNavigationRequest();
  });
  const started = clock();
  let lastTap = started;
  const tapped = page.touchscreen.tap(x, y);
  while (clock() - started < PATIENCE_MS) {
    const answered = await readAnswer(page, control);
    if (answered !== undefined) {
      await tapped.catch(() => undefined);
      return answered - started;
    }
    await wait(20);
    if (leaves || clock() - lastTap < AGAIN_MS) continue;
    lastTap = clock();
    await page.touchscreen.tap(x, y);
  }
  return PATIENCE_MS;
}

/** Between two documents there is nothing to ask. */
async function readAnswer(page: Page, control: Control): Promise<number | undefined> {
  const answers: Partial<Record<Control, number>> | undefined = await page
    .evaluate<Partial<Record<Control, number>> | undefined>('window.benchAnswers')
    .catch(() => undefined);
  return answers?.[control];
}
