import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {screen, widths} from './steps/screens.ts';

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test.describe(scripts, () => {
    test.use({javaScriptEnabled});

    for (const width of widths) {
      test(`E4 under a wrong base URL the page says what to fix, ${scripts} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(screen(width));
        await openElsewhere(page);
        await expect(notice(page)).toBeVisible();
        await expect(notice(page)).toBeInViewport();
        await expect(notice(page)).toContainText('BASE_URL');
        await expect(notice(page).locator('code').first()).toHaveText('/');
      });
    }

    test(`E4 no page shows the notice where everything is in place, ${scripts}`, async ({page}) => {
      for (const address of pageKinds) {
        await page.goto(address);
        await expect(notice(page)).toHaveCount(1);
        await expect(notice(page)).toBeHidden();
      }
    });
  });
}

test('E4 the page says so, too, where the browser finds no idle time', async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, {timeout} = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => work({didTimeout: true, timeRemaining: () => 0}), timeout);
  });
  await openElsewhere(page);
  await expect(notice(page)).toBeVisible();
});

/** Opens a page under another address than the one it was built for. */
async function openElsewhere(page: Page): Promise<void> {
  const body = await (await page.request.get('/')).text();
  await page.route('**/elsewhere/', (route) => route.fulfill({body, contentType: 'text/html'}));
  await page.route(/\/(assets|img)\//, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/elsewhere/');
}

function notice(page: Page): Locator {
  return page.locator('p').filter({hasText: 'This page’s styles or scripts didn’t load'});
}
