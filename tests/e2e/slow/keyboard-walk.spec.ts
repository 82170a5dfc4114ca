import {expect} from '@playwright/test';
import {historyPage} from '../../../src/site/toolPages.ts';
import {layouts} from '../steps/addresses.ts';
import {openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';
import {walkByTab} from '../steps/walk.ts';

/** Where a phone shows other controls than a desk: the bar, the contents, an example, a form. */
const alsoOnPhones: readonly string[] = ['/', '/docs/examples/basic-store', '/search'];

// Pages of one layout differ in nothing that Tab reaches but the links in their text.
for (const address of [...layouts, historyPage.path, '/search', '/nowhere'])
  test(`X Tab reaches every control of ${address}, always in sight`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const width of alsoOnPhones.includes(address) ? [360, 1280] : [1280]) {
      await page.setViewportSize(screen(width));
      await openAlive(page, address);
      const {reached, unseen, missed} = await walkByTab(page);
      expect(reached).toBeGreaterThan(5);
      expect(unseen, `${width} px: focused but covered or out of the window`).toEqual([]);
      expect(missed, `${width} px: never focused`).toEqual([]);
    }
  });
