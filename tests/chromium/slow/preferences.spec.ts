import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {openMenu} from '../steps/mobileMenu.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';
import {hits, openSearch, searchField, searchFor} from '../steps/searchDialog.ts';

// What readers have set in their system: no engine but Chromium lets a test set it.

test('X with reduced motion nothing moves, neither on a page nor in what opens', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openAlive(page, '/docs/installation');
  await page.getByRole('button', {name: /dark and light/}).click();
  expect(await longestMotion(page), 'the colors').toBeLessThan(50);
  await openSearch(page);
  expect(await longestMotion(page), 'the search').toBeLessThan(50);
  await page.keyboard.press('Escape');
  await page.setViewportSize(screen(360));
  await openMenu(page);
  expect(await longestMotion(page), 'the menu').toBeLessThan(50);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('X in forced colors the focus is outlined, and fields, buttons and the chosen tab keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openAlive(page, '/docs/api/error-codes');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outline = await outlineOf(page.locator(':focus'));
    expect(outline, `after ${press + 1} times Tab`).toBeGreaterThanOrEqual(1);
  }
  await expectEdge(page.getByRole('textbox', {name: 'Find your error'}));

  await openAlive(page, '/docs/installation');
  const labels = page.getByRole('main').locator('fieldset').first().locator('label');
  const edges = await labels.evaluateAll((all) =>
    all.map((label) => parseFloat(getComputedStyle(label).borderBlockEndWidth)),
  );
  expect(new Set(edges).size, `edges of the tabs: ${edges.join(', ')}`).toBe(2);

  const dialog = await searchFor(page, 'restore');
  await expectEdge(searchField(dialog));
  await expectEdge(dialog.getByRole('button', {name: 'Close'}));
  const scope = dialog.getByRole('switch', {name: 'All versions'});
  expect(await scope.evaluate((element) => getComputedStyle(element).appearance)).not.toBe('none');
  await scope.check();
  await expect(scope).toBeChecked();
  await expect.poll(() => outlineOf(hits(dialog).nth(0))).toBeGreaterThanOrEqual(2);
  expect(await outlineOf(hits(dialog).nth(1))).toBe(0);
});

test('X in forced colors the icons of the bar are drawn in the text color, light or dark', async ({
  page,
}) => {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme: mode});
    await openAlive(page, '/docs/intro');
    const icons = page.locator('nav.navbar svg').filter({visible: true});
    expect(await icons.count()).toBeGreaterThan(1);
    const faint = await icons.evaluateAll((all) => {
      const paper = getComputedStyle(document.body).backgroundColor;
      return all
        .filter((icon) => {
          const {fill, stroke, color} = getComputedStyle(icon);
          return [fill, stroke, color].every((paint) => paint === 'none' || paint === paper);
        })
        .map((icon) => icon.outerHTML.slice(0, 100));
    });
    expect(faint, mode).toEqual([]);
  }
});

async function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((motion) => Number(motion.effect?.getTiming().duration ?? 0)),
    ),
  );
}

const outlineOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  });

async function expectEdge(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const edge = await control.evaluate((element) => {
    const {borderBlockEndWidth, borderBlockEndColor, backgroundColor} = getComputedStyle(element);
    return borderBlockEndColor === backgroundColor ? 0 : parseFloat(borderBlockEndWidth);
  });
  expect(edge).toBeGreaterThanOrEqual(1);
}
