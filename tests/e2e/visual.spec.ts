import {expect, test} from '@playwright/test';
import {modes, showIn} from './steps/audit.ts';
import {openAlive} from './steps/openAlive.ts';
import {widths} from './steps/screens.ts';
import {visualScreens} from './steps/visualScreens.ts';

const HEIGHT = {360: 640, 768: 600, 1280: 640} as const;
/** The smallest button has more pixels. The pictures show the fonts of Debian 12, which .ci/run is made for. */
const PIXELS_THAT_MAY_DIFFER = 150;

for (const {name, address, act, narrowOnly = false} of visualScreens) {
  for (const mode of modes) {
    for (const width of widths) {
      if (narrowOnly && width > 996) continue;
      test(`X ${name} looks as it did, ${mode}, ${width} px`, async ({page}) => {
        await page.clock.setFixedTime('2025-09-01T12:00:00Z');
        await page.setViewportSize({width, height: HEIGHT[width]});
        await openAlive(page, address);
        await act?.(page);
        await showIn(page, mode);
        await expect(page).toHaveScreenshot(`${name}-${width}-${mode}.png`, {
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          maxDiffPixels: PIXELS_THAT_MAY_DIFFER,
        });
      });
    }
  }
}
