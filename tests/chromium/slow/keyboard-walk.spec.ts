import {expect} from '@playwright/test';
import {deskPage} from '../../../src/site/toolPages.ts';
import {openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';
import {walkByTab} from '../steps/walk.ts';

// The acts walk by Tab through what is open. Whether a control that has the focus is covered, as by the bar, or never gets
// it, shows only where a whole page is drawn; one engine draws all alike.

/** Pages by what Tab reaches on them and at which widths: a bar and contents, an example, two forms, and nearly nothing. */
const walks = [
  ['/', [360, 1280]],
  ['/docs/examples/basic-store', [360]],
  [deskPage.path, [1280]],
  ['/search', [1280]],
  ['/nowhere', [1280]],
] as const;

for (const [address, widths] of walks)
  test(`X Tab reaches every control of ${address}, always in sight`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const width of widths) {
      await page.setViewportSize(screen(width));
      await openAlive(page, address);
      const {reached, unseen, missed} = await walkByTab(page);
      expect(reached).toBeGreaterThan(5);
      expect(unseen, `${width} px: focused but covered or out of the window`).toEqual([]);
      expect(missed, `${width} px: never focused`).toEqual([]);
    }
  });
