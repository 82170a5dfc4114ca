import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {hasPage, pages} from '../../src/site/promised.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';

for (const version of docsVersions) {
  const ofVersion = pages.filter((rule) => hasPage(version.version, rule));
  const listed = ofVersion.filter((rule) => rule.listed);
  const hidden = ofVersion.filter((rule) => !rule.listed);

  test(`D2 the sidebar of ${version.version} lists each page that it should and no other`, async ({
    page,
  }) => {
    await openAlive(page, docsAddress(version, 'intro'));
    const wanted = listed.map(({path}) => docsAddress(version, path));
    expect(await sidebarLinks(page)).toEqual(wanted.sort());
  });

  for (const {path} of hidden) {
    test(`D2 ${docsAddress(version, path)} is reached by its address and shows the sidebar`, async ({
      page,
    }) => {
      const response = await openAlive(page, docsAddress(version, path));
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      expect(await sidebarLinks(page)).toHaveLength(listed.length);
    });
  }

  test(`D2 the sidebar of ${version.version} marks the open page, and only that`, async ({
    page,
  }) => {
    const address = docsAddress(version, 'guides/purchases');
    await openAlive(page, address);
    const current = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator('a[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', address);
  });
}

async function sidebarLinks(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
  return (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).sort();
}
