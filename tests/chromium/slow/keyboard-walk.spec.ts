import {expect, type Page, test} from '@playwright/test';
import {deskPage} from '../../../src/site/toolPages.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';

// The acts walk by Tab through what is open. Whether a control that has the focus is covered, as by the bar, shows only where a
// whole page is drawn; axe does not look for it, and one engine draws all alike.

/** Pages by what Tab reaches on them and at which width: a bar and contents, an example, and a form. */
const walks = [
  ['/', 360],
  ['/docs/examples/basic-store', 360],
  [deskPage.path, 1280],
] as const;

for (const [address, width] of walks)
  test(`X whatever Tab reaches on ${address} is in sight`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(screen(width));
    await openAlive(page, address);
    const seen = await walkByTab(page);
    expect(seen.length).toBeGreaterThan(5);
    expect(
      seen.filter((each) => each !== 'seen'),
      'covered or out of the window',
    ).toEqual([]);
  });

/** Presses Tab until the focus leaves the page, and looks where it was. */
async function walkByTab(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (seen === 'outside') return found;
    found.push(seen);
  }
}

/** Runs in the page. */
function lookAtFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'outside';
  // A hidden radio button shows its focus on its label.
  const shown = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused;
  const isOnTop = (x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  };
  // A box may be larger than the window; some of its points have to be on top.
  const isSeen = [...shown.getClientRects()].some(({left, width, top, bottom}) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].some((share) => {
      const x = left + width * share;
      const inside = Math.min(bottom - top, 24) / 2;
      return [top + inside, (top + bottom) / 2, bottom - inside].some((y) => isOnTop(x, y));
    }),
  );
  return isSeen ? 'seen' : focused.outerHTML.slice(0, 100);
}
