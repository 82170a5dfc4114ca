import {expect, test} from '@playwright/test';
import {hasPage, pages} from '../../src/site/promised.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {servedPage} from './steps/servedPage.ts';

for (const version of docsVersions) {
  for (const width of widths) {
    test(`D3 breadcrumbs lead from the home page of ${version.version} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(screen(width));
      await openAlive(page, docsAddress(version, 'guides/purchases'));
      const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(crumbs).toBeVisible();
      await expect(crumbs.getByRole('listitem')).toHaveCount(3);
      await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/');
      await expect(crumbs.getByRole('listitem').last()).not.toBeEmpty();
    });
  }

  test(`D3 the table of contents of each page of ${version.version} covers levels 2 and 3`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    let longest = 0;
    for (const {path} of pages.filter((rule) => hasPage(version.version, rule))) {
      const document = await servedPage(page, docsAddress(version, path));
      const headings = [...document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')];
      const contents = document.querySelectorAll('nav[aria-label="On this page"] a');
      expect(
        [...contents].map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
        docsAddress(version, path),
      ).toEqual(headings.map(({id}) => `#${id}`));
      longest = Math.max(longest, headings.length);
    }
    expect(longest, 'headings of the longest page').toBeGreaterThan(1);
  });
}

test('D3 the table of contents is beside the text on a wide screen', async ({page}) => {
  await openAlive(page, '/docs/intro');
  const link = page.locator('nav[aria-label="On this page"] a').last();
  const target = await link.getAttribute('href');
  await link.click();
  expect(new URL(page.url()).hash).toBe(target);
  await expect(page.locator(`[id="${target?.slice(1)}"]`)).toBeInViewport();
});

for (const width of widths.filter((each) => each < 997)) {
  test(`D3 the table of contents unfolds above the text at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/docs/intro');
    const link = page.locator('nav[aria-label="On this page"] a').first();
    await expect(link).toBeHidden();
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(link).toBeVisible();
    const target = await link.getAttribute('href');
    await link.click();
    expect(new URL(page.url()).hash).toBe(target);
  });
}
