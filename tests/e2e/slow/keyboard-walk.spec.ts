import {expect, test} from '@playwright/test';
import {pageKinds} from '../steps/addresses.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';
import {walkByTab} from '../steps/walk.ts';

for (const width of [360, 1280]) {
  for (const address of [...pageKinds, '/search', '/nowhere']) {
    test(`X Tab reaches every control of ${address} at ${width} px, always in sight`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(screen(width));
      await page.emulateMedia({reducedMotion: 'reduce'});
      await openAlive(page, address);
      const {reached, unseen, missed} = await walkByTab(page);
      expect(reached).toBeGreaterThan(5);
      expect(unseen, 'focused but covered or out of the window').toEqual([]);
      expect(missed, 'never focused').toEqual([]);
    });
  }
}
