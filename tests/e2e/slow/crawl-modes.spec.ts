import {expect, test} from '@playwright/test';
import {audit, auditColors, showIn} from '../steps/audit.ts';
import {sitemapRoutes} from '../steps/content.ts';
import {settleObservers, watchRequests} from '../steps/network.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';
import {watchErrors} from '../steps/watchErrors.ts';

const missing = '/nowhere';

// Addresses with a query and a hash, as a link brings them.
// tests/e2e/crawl.spec.ts visits the same pages in the light at 1280 px.
for (const route of [...sitemapRoutes, missing]) {
  test(`K1 X ${route} is accessible in the dark and on a phone`, async ({page, baseURL}) => {
    test.setTimeout(120_000);
    const complaints = watchErrors(page);
    const requests = watchRequests(page, baseURL ?? '');
    await page.setViewportSize(screen(360));
    await openAlive(page, `${route}?platform=android#main`);
    await settleObservers(page);
    requests.expectOnlyFiles();
    await test.step('axe, light, 360 px', async () => expect(await audit(page)).toEqual([]));
    await showIn(page, 'dark');
    await test.step('axe, dark, 360 px', async () => expect(await auditColors(page)).toEqual([]));
    await page.setViewportSize(screen(1280));
    await test.step('axe, dark, 1280 px', async () => expect(await auditColors(page)).toEqual([]));
    // The browser itself reports the 404 of the missing page.
    const ours = complaints.filter((text) => route !== missing || !/status of 404/.test(text));
    expect(ours).toEqual([]);
  });
}
