import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {chromeSite} from '../../playwright.config.ts';
import {openAlive, waitUntilAlive} from './steps/openAlive.ts';

test.use({baseURL: chromeSite});

const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});

test.describe('S2 announcement bar', () => {
  test('shows its message and, once dismissed, stays away', async ({page}) => {
    await openAlive(page, '/');
    await expect(announcement(page)).toContainText('The second edition is out.');
    await page.getByRole('button', {name: 'Close the announcement'}).click();
    await expect(announcement(page)).toBeHidden();
    await page.reload();
    await waitUntilAlive(page);
    await expect(announcement(page)).toBeHidden();
    await openAlive(page, '/docs/intro');
    await expect(announcement(page)).toBeHidden();
  });

  test('comes back when its id is another than the one that was dismissed', async ({page}) => {
    await openAlive(page, '/');
    await page.getByRole('button', {name: 'Close the announcement'}).click();
    await expect(announcement(page)).toBeHidden();
    const stored = await page.evaluate(() => Object.entries(window.localStorage));
    const [key] = stored.find(([, value]) => value === 'first') ?? [];
    expect(key).toContain('announcement.id');
    await page.evaluate((name) => window.localStorage.setItem(name ?? '', 'an older one'), key);
    await page.reload();
    await waitUntilAlive(page);
    await expect(announcement(page)).toBeVisible();
  });
});
