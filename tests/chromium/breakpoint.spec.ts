import {expect, test as plain} from '@playwright/test';
import {wideElements} from './steps/fit.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen} from './steps/screens.ts';

// Why here: HTML has no widths, and an act asks each engine the same; where a line breaks, they do not differ.

test('C7 X nothing is wider than the window, on either side of each change of the layout', async ({
  page,
}) => {
  for (const address of ['/', '/docs/api/types', '/docs/2.6/api/types', '/blog', '/nowhere']) {
    await openAlive(page, address);
    for (const width of [320, 360, 768, 996, 997, 1280]) {
      await page.setViewportSize(screen(width));
      expect(await wideElements(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

plain.describe('without scripts', () => {
  plain.use({javaScriptEnabled: false});

  plain('X the pages of the docs come below the text, where a phone has room', async ({page}) => {
    for (const address of ['/docs/intro', '/docs/api/methods/listeners']) {
      await page.goto(address);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize(screen(width));
        expect(await wideElements(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
});
