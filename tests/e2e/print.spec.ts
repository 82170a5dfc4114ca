import {expect} from '@playwright/test';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';

const printed = ['/docs/guides/purchases', '/blog/v2-8-0-migration-guide'];

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

test('X paper shows the document without what only a screen can use', async ({page}) => {
  for (const address of printed) {
    await openAlive(page, address);
    for (const chrome of ['nav', 'footer', 'aside', 'button'])
      for (const part of await page.locator(chrome).all()) await expect(part).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('X paper needs no file but the page, so a page can be printed as soon as it is there', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  for (const address of printed) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    const shown = await page
      .locator('nav, footer, button')
      .evaluateAll((chrome) => chrome.filter((part) => part.checkVisibility()).length);
    expect(shown, address).toBe(0);
  }
});

test('X paper tells the address behind a link', async ({page}) => {
  await openAlive(page, '/docs/guides/purchases');
  const link = page
    .locator('.theme-doc-markdown p a:not([href^="#"]), .theme-doc-markdown li a')
    .first();
  const address = (await link.getAttribute('href')) ?? '';
  await expect
    .poll(() => link.evaluate((element) => getComputedStyle(element, '::after').content))
    .toContain(address);
});

test('X paper is black on white in the dark mode too, and cuts no code', async ({page}) => {
  await openAlive(page, '/docs/guides/purchases');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const body = page.locator('body');
  await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
  const colors = await page
    .locator('.line span')
    .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
  expect(colors).toEqual(['rgb(0, 0, 0)']);
  const cut = await page
    .locator('figure:has(.line)')
    .evaluateAll(
      (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
    );
  expect(cut).toBe(0);
});
