import {readFileSync} from 'node:fs';
import type {Frame, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Where axe looks in the document that it runs in, and how. */
type Search = {readonly within?: string | undefined; readonly options: RunOptions};

/** What axe finds; a finding tells the rule, the element and what is wrong. */
const findings = async ({within = 'html', options}: Search): Promise<string[]> => {
  const run: (where: string, options: RunOptions) => Promise<AxeResults> = Reflect.get(
    window,
    'axe',
  ).run;
  const {violations} = await run(within, {resultTypes: ['violations'], ...options});
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
};

/** Rules that another color mode could break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules that a narrower screen could break. */
const sizeRules = ['scrollable-region-focusable', 'target-size'];

/** Runs all rules of axe on what the page shows now, or on the part of it that a selector names. */
export const audit = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, {within, options: {}});

/** The same with the rules that another color mode could break. */
export const auditColors = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, {within, options: {runOnly: colorRules}});

/** The same with the rules that another screen in another color mode could break. */
export const auditSize = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, {within, options: {runOnly: [...colorRules, ...sizeRules]}});

async function runAxe(page: Page, search: Search): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(findings, search);
}

/** A screen of an app has no title. */
const rulesOfScreens: RunOptions = {rules: {'page-has-heading-one': {enabled: false}}};

/**
 * Evaluates in the frame of a running sample, which refuses code from text and takes from its code what axe needs of a
 * browser. The world of the debugger shares the elements with the app and nothing else.
 */
async function evaluateInFrame(frame: Frame, expression: string): Promise<string[]> {
  const session = await frame.page().context().newCDPSession(frame);
  const {frameTree} = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', {frameId: frameTree.frame.id});
  const {result, exceptionDetails} = await session.send('Runtime.evaluate', {
    expression,
    contextId: world.executionContextId,
    awaitPromise: true,
    returnByValue: true,
  });
  expect(exceptionDetails).toBeUndefined();
  return result.value;
}

/** Runs the rules of axe on the screen of a running sample. */
export const auditFrame = (frame: Frame): Promise<string[]> =>
  evaluateInFrame(
    frame,
    `${axe};(${String(findings)})(${JSON.stringify({options: rulesOfScreens})})`,
  );

/** Shows the page in a color mode by its own switch, with every color where it ends. */
export async function showIn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  const shown = () => root.getAttribute('data-theme');
  // Where the system counts too, the switch has three places.
  for (let place = 0; place < 3 && (await shown()) !== mode; place += 1) {
    const before = await root.getAttribute('data-theme-choice');
    await page
      .locator('[data-color-switch]')
      .first()
      .evaluate((button: HTMLElement) => {
        button.click();
      });
    await expect(root).not.toHaveAttribute('data-theme-choice', before ?? '');
  }
  await expect(root).toHaveAttribute('data-theme', mode);
  // Waiting would never end: where the browser skips a part of the page, a color stays on its way.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Both color modes. */
export const modes = ['light', 'dark'] as const;
