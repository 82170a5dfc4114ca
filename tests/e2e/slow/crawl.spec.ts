import {expect} from '@playwright/test';
import {test} from '../steps/sameTab.ts';
import {versionRoot} from '../../../src/site/versions.ts';
import {oldVersions, pageKinds} from '../steps/addresses.ts';
import {audit, auditColors, showIn} from '../steps/audit.ts';
import {rootRoutes, sitemapRoutes} from '../steps/content.ts';
import {testPage} from '../steps/crawlPage.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';

// One page of each kind is in tests/e2e/crawl.spec.ts.
const visited = [...pageKinds, ...rootRoutes];
const others = sitemapRoutes.filter((route) => !visited.includes(route));
// The pages of old versions are built like those of the latest: axe judges one version on a desk, another on a phone. Tags
// differ in nothing but the posts that they list, and it judges one of them.
const [desk, phone] = oldVersions.map(versionRoot);
for (const route of others) {
  if (route.startsWith('/blog/tags/')) testPage(route, []);
  else if (desk !== undefined && route.startsWith(`${desk}/`)) testPage(route, ['desk']);
  else if (phone !== undefined && route.startsWith(`${phone}/`)) testPage(route, ['phone']);
  else testPage(route);
}

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
