import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {openAlive} from './steps/openAlive.ts';
import {expectPage} from './steps/servedPage.ts';
import {fillStorage, forbidCookies} from './steps/storage.ts';
import {openVersions} from './steps/versionDropdown.ts';

for (const [what, arrange] of [
  ['storage full', fillStorage],
  ['cookies off', forbidCookies],
] as const) {
  test(`K3 S1 D5 with ${what} the site works`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await arrange(page);
    await useTheSite(page);
    expect(errors).toEqual([]);
  });
}

async function useTheSite(page: Page): Promise<void> {
  await openAlive(page, '/docs/installation');
  await page.getByRole('button', {name: /dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('main').getByText('yarn', {exact: true}).first().click();
  await expect(page.getByRole('main').getByText('yarn add expo-iap').first()).toBeVisible();
  await (await openVersions(page, 1280)).nth(1).click();
  await page.waitForURL('/docs/2.7/installation');
  await expectPage(page, '/docs/2.7/installation');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expectPage(page, '/blog');
}
