import {expect, test} from '@playwright/test';
import {site} from '../../src/site/identity.ts';
import {pageKinds} from './steps/addresses.ts';
import {openMenu} from './steps/mobileMenu.ts';
import {openAlive} from './steps/openAlive.ts';
import {narrowWidths, screen, widths} from './steps/screens.ts';
import {servedPage} from './steps/servedPage.ts';
import {versionDropdown} from './steps/versionDropdown.ts';

const elsewhere = {
  GitHub: 'https://github.com/hyochan/expo-iap',
  NPM: 'https://www.npmjs.com/package/expo-iap',
  X: 'https://x.com/hyodotdev',
};
const inside = {Docs: '/docs/intro', Blog: '/blog'};

test('C1 the top bar links to the docs, the blog, GitHub, NPM and X', async ({page}) => {
  await openAlive(page, '/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  for (const [name, address] of Object.entries({...inside, ...elsewhere})) {
    const link = bar.getByRole('link', {name: new RegExp(`^${name}\\b`)});
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', address);
  }
  await expect(versionDropdown(page).locator('summary')).toBeVisible();
  await expect(bar.getByRole('link', {name: site.title})).toHaveAttribute('href', '/');
});

test('C1 only the open section is marked as current in the top bar', async ({page}) => {
  for (const {address, name} of [
    {address: '/', name: undefined},
    {address: '/docs/installation', name: 'Docs'},
    {address: '/blog/v2-8-1-release', name: 'Blog'},
  ]) {
    await openAlive(page, address);
    const current = page.locator('nav[aria-label=Main] .navbar__inner .navbar__link[aria-current]');
    await expect(current).toHaveText(name === undefined ? [] : [name]);
  }
});

for (const width of narrowWidths) {
  test(`C1 C5 the menu has the links of the top bar at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/');
    const menu = await openMenu(page);
    for (const [name, address] of Object.entries({...inside, ...elsewhere})) {
      const link = menu.getByRole('link', {name: new RegExp(`^${name}\\b`)});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', address);
    }
    await expect(menu.locator('summary').filter({hasText: 'Versions'})).toBeVisible();
  });
}

for (const width of widths) {
  test(`C3 the footer has three groups of links and a copyright of 2025 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/docs/intro');
    const footer = page.getByRole('contentinfo');
    for (const group of ['Docs', 'Community', 'More']) {
      const links = footer.getByRole('region', {name: group}).getByRole('link');
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        const target = (await link.getAttribute('href')) ?? '';
        if (target.startsWith('/')) expect((await page.request.get(target)).status()).toBe(200);
        else expect(target).toMatch(/^https:\/\//);
      }
    }
    await expect(footer.getByRole('region')).toHaveCount(3);
    await expect(footer).toContainText(/Copyright © 2025/);
  });

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
