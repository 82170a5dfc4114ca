import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {blockScripts} from './steps/scripts.ts';
import {servedPage} from './steps/servedPage.ts';
import {storedUnder} from './steps/storage.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a system that prefers ${colorScheme}`, () => {
    test.use({colorScheme});

    test(`S1 the first visit is light on a system that prefers ${colorScheme}`, async ({page}) => {
      for (const address of ['/', '/docs/intro', '/blog']) {
        await openAlive(page, address);
        await expectMode(page, 'light');
      }
      expect(await storedUnder(page, 'theme')).toEqual([]);
    });

    test(`S1 the toggle flips light and dark on a system that prefers ${colorScheme}`, async ({
      page,
    }) => {
      await openAlive(page, '/docs/intro');
      for (const mode of ['dark', 'light', 'dark'] as const) {
        await toggle(page).click();
        await expectMode(page, mode);
        expect(await storedUnder(page, 'theme')).toEqual([mode]);
      }
    });
  });
}

test('S1 a stored dark is shown before any script has loaded', async ({page}) => {
  await openAlive(page, '/docs/intro');
  await toggle(page).click();
  await expectMode(page, 'dark');
  await blockScripts(page);
  for (const address of ['/', '/docs/2.7/intro', '/blog/v2-8-1-release']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expectMode(page, 'dark');
  }
});

test('S1 the toggle says which mode is on before any script has loaded', async ({page}) => {
  await blockScripts(page);
  await page.goto('/');
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode\)$/);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode\)$/);
  await page.goto('/docs/intro');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode\)$/);
});

test('S1 no page names a mode that this site does not have', async ({page}) => {
  for (const address of pageKinds) {
    const served = await servedPage(page, address);
    expect(served.body.innerHTML, address).not.toMatch(/system mode/i);
  }
});

function toggle(page: Page): Locator {
  const bar = page.getByRole('navigation', {name: 'Main'});
  return bar.getByRole('button', {name: /dark and light/}).first();
}

/** Looks at what is painted, since the attribute alone could lack its colors. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const {backgroundColor} = getComputedStyle(document.documentElement);
        const channels = [...backgroundColor.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
        return channels.every((channel) => channel > 200) ? 'light' : 'dark';
      }),
    )
    .toBe(mode);
}
