import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {deskPage} from '../../../src/site/toolPages.ts';
import {openMenu} from '../steps/mobileMenu.ts';
import {openAlive, waitUntilAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';
import {hits, openSearch, searchField, searchFor} from '../steps/searchDialog.ts';
import {versionDropdown} from '../steps/versionDropdown.ts';

/** A page of each layout. */
const layouts = ['/', '/docs/guides/purchases', '/blog', deskPage.path, '/search'];

test('X with reduced motion nothing moves, in any layout or in what opens', async ({page}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of layouts) {
    await openAlive(page, address);
    await page.getByRole('button', {name: /dark and light/}).click();
    expect(await longestMotion(page), address).toBeLessThan(50);
  }
  await openAlive(page, '/docs/installation');
  await versionDropdown(page).locator('summary').click();
  expect(await longestMotion(page), 'the version list').toBeLessThan(50);
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

test('X in forced colors the focus is outlined and fields and buttons keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openAlive(page, '/docs/api/error-codes');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
    expect(outline, `after ${press + 1} times Tab`).toBeGreaterThanOrEqual(1);
  }
  await expectEdge(page.getByRole('textbox', {name: 'Find your error'}));
  const dialog = await openSearch(page);
  await expectEdge(searchField(dialog));
  await expectEdge(dialog.getByRole('button', {name: 'Close'}));
});

test('X a tab that the browser restores with a page gives way to the choice made since', async ({
  page,
}) => {
  const choose = (name: string) =>
    page.getByRole('main').getByText(name, {exact: true}).first().click();
  const radio = (name: string) => page.getByRole('main').getByRole('radio', {name, exact: true});
  await openAlive(page, '/docs/installation');
  await choose('yarn');
  await openAlive(page, '/');
  await choose('bun');
  await page.goBack();
  await waitUntilAlive(page);
  await expect(radio('bun').first()).toBeChecked();
  await page.reload();
  await waitUntilAlive(page);
  await expect(radio('bun').first()).toBeChecked();
});

test('X in forced colors the chosen tab differs from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openAlive(page, '/docs/installation');
  const labels = page.getByRole('main').locator('fieldset').first().locator('label');
  const edges = await labels.evaluateAll((all) =>
    all.map((label) => parseFloat(getComputedStyle(label).borderBlockEndWidth)),
  );
  expect(new Set(edges).size, `edges of the tabs: ${edges.join(', ')}`).toBe(2);
});

test('X in forced colors the switch of the search is drawn by the browser, and the chosen hit has an edge', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openAlive(page, '/docs/installation');
  const dialog = await searchFor(page, 'restore');
  const scope = dialog.getByRole('switch', {name: 'All versions'});
  expect(await scope.evaluate((element) => getComputedStyle(element).appearance)).not.toBe('none');
  await scope.check();
  await expect(scope).toBeChecked();
  const outlineOf = (hit: Locator) =>
    hit.evaluate((element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
  await expect.poll(() => outlineOf(hits(dialog).nth(0))).toBeGreaterThanOrEqual(2);
  expect(await outlineOf(hits(dialog).nth(1))).toBe(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`X in forced colors the icons of the bar are drawn in the text color, ${mode}`, async ({
    page,
  }) => {
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
    expect(faint).toEqual([]);
  });
}

test('X on paper every panel of the tabs is there, and nothing that has to be clicked', async ({
  page,
}) => {
  await openAlive(page, '/docs/installation');
  const panels = page.getByRole('main').locator('[data-of]');
  await expect(panels.filter({visible: true})).not.toHaveCount(await panels.count());
  await page.emulateMedia({media: 'print'});
  await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
  expect(await panels.count()).toBeGreaterThan(4);
  await expect(page.getByRole('main').getByRole('button').filter({visible: true})).toHaveCount(0);
});

async function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((motion) => Number(motion.effect?.getTiming().duration ?? 0)),
    ),
  );
}

async function expectEdge(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const edge = await control.evaluate((element) => {
    const {borderBlockEndWidth, borderBlockEndColor, backgroundColor} = getComputedStyle(element);
    return borderBlockEndColor === backgroundColor ? 0 : parseFloat(borderBlockEndWidth);
  });
  expect(edge).toBeGreaterThanOrEqual(1);
}
