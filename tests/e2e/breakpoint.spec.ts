import {expect} from '@playwright/test';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen, widths} from './steps/screens.ts';

for (const width of [...widths, 320, 996, 997]) {
  test(`C7 X nothing is wider than the window at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    for (const address of ['/', '/docs/api/types', '/docs/2.6/api/types', '/blog', '/nowhere']) {
      await openAlive(page, address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
}
