import {expect, test} from '@playwright/test';
import {menuButton} from './steps/mobileMenu.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {versionDropdown} from './steps/versionDropdown.ts';

test('C7 at 996 px the menu stands in for the links and the sidebar, at 997 px not', async ({
  page,
}) => {
  await openAlive(page, '/docs/intro');
  const bar = page.getByRole('navigation', {name: 'Main'});
  for (const {width, desktop} of [
    {width: 996, desktop: false},
    {width: 997, desktop: true},
  ]) {
    await page.setViewportSize(screen(width));
    await expect(menuButton(page)).toBeVisible({visible: !desktop});
    await expect(bar.getByRole('link', {name: 'Blog'})).toBeVisible({visible: desktop});
    await expect(versionDropdown(page).locator('summary')).toBeVisible({visible: desktop});
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeVisible({visible: desktop});
  }
});

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
