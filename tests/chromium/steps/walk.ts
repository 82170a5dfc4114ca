import type {Page} from '@playwright/test';

/** What a walk with the Tab key found. */
export type Walk = {
  /** How many controls had the focus. */
  readonly reached: number;
  /** Controls that had the focus while they could not be seen. */
  readonly unseen: readonly string[];
  /** Controls that can be clicked but never had the focus. */
  readonly missed: readonly string[];
};

/** Presses Tab until the focus leaves the page, and looks where it was. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(rememberControls);
  const unseen: string[] = [];
  let reached = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (seen === 'outside') break;
    reached += 1;
    if (seen !== 'seen') unseen.push(seen);
  }
  return {reached, unseen, missed: await page.evaluate(missedControls)};
}

function rememberControls(): void {
  const marked = 'data-test-control';
  const controls = document.querySelectorAll(
    'a[href], button, summary, input, select, textarea, [tabindex="0"]',
  );
  for (const control of controls) {
    const isOfRadioGroup = control instanceof HTMLInputElement && control.type === 'radio';
    const isShown = control.checkVisibility({visibilityProperty: true});
    // Nobody can see it to click it: a screen reader names it, and the field of its form has Enter.
    const isOnlySpoken =
      control instanceof HTMLButtonElement && control.tabIndex === -1 && control.offsetWidth <= 1;
    // Arrow keys move within a group of radio buttons; Tab stops at the chosen one.
    if (isShown && !isOnlySpoken && !(isOfRadioGroup && !control.checked))
      control.setAttribute(marked, 'waiting');
  }
}

function lookAtFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'outside';
  focused.setAttribute('data-test-control', 'reached');
  const name = `${focused.outerHTML.slice(0, 100)}`;
  // A hidden radio button shows its focus on its label.
  const shown = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused;
  const boxes = [...shown.getClientRects()];
  const isOnTop = (x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  };
  // A box may be larger than the window; some of its points have to be on top.
  const points = boxes.flatMap(({left, right, top, bottom}) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((share) => [
      [left + (right - left) * share, top + Math.min(bottom - top, 24) / 2],
      [left + (right - left) * share, (top + bottom) / 2],
      [left + (right - left) * share, bottom - Math.min(bottom - top, 24) / 2],
    ]),
  );
  return points.some(([x = 0, y = 0]) => isOnTop(x, y)) ? 'seen' : name;
}

function missedControls(): string[] {
  return [...document.querySelectorAll('[data-test-control=waiting]')]
    .filter((control) => control.checkVisibility({visibilityProperty: true}))
    .map((control) => control.outerHTML.slice(0, 100));
}
