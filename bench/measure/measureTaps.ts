import type {Browser} from '@playwright/test';
import {PHONE_SLOWDOWN, phone} from './conditions.ts';
import {CONTROLS_PAGE, controls} from './controls.ts';
import type {Control} from './controls.ts';
import {openSlowPage} from './slowPage.ts';
import {tapControl} from './tapControl.ts';

const QUIET_MS = 2500;

/** Taps a control in a page that has just shown it. */
export async function tapAtOnce(
  browser: Browser,
  origin: string,
  control: Control,
): Promise<number> {
  const slow = await openSlowPage(browser, phone, PHONE_SLOWDOWN, 'watchAnswers');
  try {
    await slow.page.goto(`${origin}${CONTROLS_PAGE}`, {waitUntil: 'commit'});
    return await tapControl(slow.page, control);
  } finally {
    await slow.close();
  }
}

/** Taps each control, one after the other, in a page that has nothing left to do. */
export async function tapWhenIdle(
  browser: Browser,
  origin: string,
): Promise<ReadonlyMap<Control, number>> {
  const slow = await openSlowPage(browser, phone, PHONE_SLOWDOWN, 'watchAnswers');
  try {
    await slow.page.goto(`${origin}${CONTROLS_PAGE}`);
    await slow.settle(QUIET_MS);
    const times = new Map<Control, number>();
    // The search comes last: it may lead to another page.
    for (const control of controls.toSorted(
      (a, b) => Number(a === 'search') - Number(b === 'search'),
    )) {
      times.set(control, await tapControl(slow.page, control));
      await slow.page.keyboard.press('Escape');
    }
    return times;
  } finally {
    await slow.close();
  }
}
