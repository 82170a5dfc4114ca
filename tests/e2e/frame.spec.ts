import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {chromeSite} from '../../playwright.config.ts';
import {openAlive} from './steps/openAlive.ts';

test.use({baseURL: chromeSite});

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});

test('C4 the skip link is the first stop and leads to the main content', async ({page}) => {
  await openAlive(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'A link of the page'}),
  ).toBeFocused();
});

test('C4 skip link, announcement, navbar, content and footer follow in this order', async ({
  page,
}) => {
  await openAlive(page, '/');
  const parts = [
    page.getByRole('link', {name: 'Skip to main content'}),
    announcement(page),
    bar(page),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ];
  const order = await Promise.all(
    parts.map((part) =>
      part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element)),
    ),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const tops = await Promise.all(
    parts.slice(1).map(async (part) => (await part.boundingBox())?.y ?? -1),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBeGreaterThanOrEqual(0);
});

test.describe('C6 a navbar that hides on scroll', () => {
  /** Scrolls as a reader does and waits until the page is there. */
  async function scroll(page: Page, by: number): Promise<void> {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from + by);
  }

  /** Waits until the page has drawn what the last scroll led to, movement included. */
  async function settle(page: Page): Promise<void> {
    await bar(page).evaluate(async (element) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
    });
  }

  test('stays within its own height, leaves below it, comes back on the way up', async ({page}) => {
    await openAlive(page, '/docs/long');
    await page.getByRole('button', {name: 'Close the announcement'}).click();
    const height = (await bar(page).boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(40);
    await page.mouse.move(600, 400);
    await scroll(page, 20);
    await scroll(page, Math.floor(height) - 21);
    await settle(page);
    await expect(bar(page)).toBeInViewport({ratio: 1});
    await scroll(page, 40);
    await expect(bar(page)).not.toBeInViewport();
    await scroll(page, 400);
    await expect(bar(page)).not.toBeInViewport();
    await scroll(page, -30);
    await expect(bar(page)).toBeInViewport({ratio: 1});
  });

  test('comes back when focus moves into it', async ({page}) => {
    await openAlive(page, '/docs/long');
    await page.mouse.move(600, 400);
    await scroll(page, 200);
    await scroll(page, 200);
    await expect(bar(page)).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar(page).locator(':focus')).toBeVisible();
    await expect(bar(page)).toBeInViewport({ratio: 1});
  });
});
