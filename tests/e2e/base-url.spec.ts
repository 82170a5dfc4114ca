import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {act} from './steps/openAlive.ts';
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
        // Pages ask for what they need when the reader first does something.
        if (javaScriptEnabled) await act(page);
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
