import {expect} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen, widths} from './steps/screens.ts';
import {servedPage} from './steps/servedPage.ts';

for (const width of widths) {
  test(`C4 the first Tab offers a link past the top bar at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    for (const address of ['/', '/docs/installation', '/blog', '/nowhere']) {
      await openAlive(page, address);
      const skip = page.getByRole('link', {name: 'Skip to main content'});
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const passed = await page.evaluate(
        () => document.activeElement?.closest('nav.navbar') === null,
      );
      expect(passed, `${address}: focus is past the bar`).toBe(true);
      await expect(page.locator(':focus')).toHaveCount(1);
    }
  });
}

test('C4 each kind of page has one bar, one main part and one footer, in this order', async ({
  page,
}) => {
  for (const address of [...pageKinds, '/nowhere', '/docs']) {
    const document = await servedPage(page, address);
    const parts = [...document.querySelectorAll('nav.navbar, main, footer')].filter(
      (part) => !part.closest('article'),
    );
    expect(
      parts.map(({localName}) => localName),
      address,
    ).toEqual(['nav', 'main', 'footer']);
    const target = document.querySelector('a[href^="#__docusaurus_skip"]')?.getAttribute('href');
    expect(document.getElementById(target?.slice(1) ?? ''), address).not.toBeNull();
  }
});
