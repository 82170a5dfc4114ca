import {expect} from '@playwright/test';
import {pageKinds} from '../steps/addresses.ts';
import {openMenu} from '../steps/mobileMenu.ts';
import {openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';
import {smallTargets} from '../steps/smallTargets.ts';

test('X what is to be touched is 24 px large, or far enough from the next, on every kind of page', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(screen(360));
  for (const address of [...pageKinds, '/search', '/nowhere']) {
    await openAlive(page, address);
    expect(await smallTargets(page), address).toEqual([]);
  }
  await openAlive(page, '/docs/intro');
  await openMenu(page);
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await smallTargets(page), 'the open menu').toEqual([]);
});

test('X areas that scroll sideways can be reached and scrolled with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(screen(360));
  for (const address of ['/docs/api/error-codes', '/docs/examples/basic-store']) {
    await openAlive(page, address);
    const areas = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (area) =>
            area.scrollWidth > area.clientWidth + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(area).overflowX) &&
            area.checkVisibility(),
        )
        .map((area) => ({
          name: area.outerHTML.slice(0, 80),
          isReachable: area instanceof HTMLElement && area.tabIndex === 0,
        })),
    );
    expect(areas.length, address).toBeGreaterThan(0);
    expect(areas.filter(({isReachable}) => !isReachable)).toEqual([]);
    const first = page.locator('main [tabindex="0"]').filter({visible: true});
    const wide = await first.evaluateAll((areas) =>
      areas.findIndex((area) => area.scrollWidth > area.clientWidth + 1),
    );
    await first.nth(wide).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => first.nth(wide).evaluate((area) => area.scrollLeft), address)
      .toBeGreaterThan(0);
  }
});
