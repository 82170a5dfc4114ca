import {expect, test} from '@playwright/test';
import {pageKinds} from '../steps/addresses.ts';
import {wideElements} from '../steps/fit.ts';
import {screen} from '../steps/screens.ts';

/**
 * The narrowest has the room of a 1280 × 1024 window zoomed to 400 %; two are on either side of the desktop layout, and tables are
 * looked at on the last.
 */
const screens = [{width: 320, height: 256}, ...[997, 996, 768, 360].map(screen)];

// Widths exist only where styles are laid out, so neither HTML nor an act shows them.
test('X each kind of page and its tables fit small screens', async ({page}) => {
  test.slow();
  for (const address of [...pageKinds, '/docs/api/types', '/search', '/nowhere']) {
    await page.goto(address);
    for (const size of screens) {
      await page.setViewportSize(size);
      expect.soft(await wideElements(page), `${address}, ${size.width} px`).toEqual([]);
    }
    const scrolling = await page
      .locator('.table-region:has(.stacked)')
      .evaluateAll((areas) =>
        areas
          .filter((area) => area.scrollWidth > area.clientWidth)
          .map((area) => area.getAttribute('aria-label')),
      );
    expect.soft(scrolling, `${address}: tables that scroll sideways`).toEqual([]);
  }
});
