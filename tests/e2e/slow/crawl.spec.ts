import {expect, test} from '@playwright/test';
import {pageKinds} from '../steps/addresses.ts';
import {audit, auditColors, showIn} from '../steps/audit.ts';
import {rootRoutes, sitemapRoutes} from '../steps/content.ts';
import {testPage} from '../steps/crawlPage.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';

// One page of each kind is in tests/e2e/crawl.spec.ts.
const visited = [...pageKinds, ...rootRoutes];
for (const route of sitemapRoutes.filter((each) => !visited.includes(each))) testPage(route);

// Each page is judged in the light on a desk and in the dark on a phone; one of each kind also the other way round.
for (const route of pageKinds)
  test(`X ${route} is accessible in the light on a phone and in the dark on a desk`, async ({
    page,
  }) => {
    await page.setViewportSize(screen(360));
    await openAlive(page, route);
    await test.step('axe, light, 360 px', async () => expect(await audit(page)).toEqual([]));
    await page.setViewportSize(screen(1280));
    await showIn(page, 'dark');
    await test.step('axe, dark, 1280 px', async () => expect(await auditColors(page)).toEqual([]));
  });
