import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Runs all rules of axe on what the page shows now; a finding tells the rule, the element and what is wrong. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run: () => Promise<AxeResults> = Reflect.get(window, 'axe').run;
    const {violations} = await run();
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} (${failureSummary})`),
    );
  });
}

/** Shows the page in a color mode, as the switch does, and waits until no color changes any more. */
export async function showIn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.setAttribute('data-theme', value);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  }, mode);
}

/** Both color modes. */
export const modes = ['light', 'dark'] as const;
