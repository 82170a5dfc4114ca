import {expect} from '@playwright/test';
import {versionRoot} from '../../../src/site/versions.ts';
import {layouts, oldVersions, pageKinds} from '../steps/addresses.ts';
import {audit, auditColors, showIn} from '../steps/audit.ts';
import {rootRoutes, sitemapRoutes} from '../steps/content.ts';
import {testPage} from '../steps/crawlPage.ts';
import {openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {screen} from '../steps/screens.ts';

// One page of each kind is in tests/e2e/crawl.spec.ts.
const visited = [...pageKinds, ...rootRoutes];
const others = sitemapRoutes.filter((route) => !visited.includes(route));
// The pages of old versions are made of the same parts as those of the latest: axe judges the newest of the old ones, on a
// desk, and one page of each other. Tags differ in nothing but the posts that they list, and it judges one of them.
const [judged, ...unjudged] = oldVersions.map((version) => `${versionRoot(version)}/`);
for (const route of others) {
  const isUnjudged = ['/blog/tags/', ...unjudged].some((root) => route.startsWith(root));
  if (isUnjudged) testPage(route, {places: []});
  else if (judged !== undefined && route.startsWith(judged)) testPage(route, {places: ['desk']});
  else testPage(route);
}

// Each page is judged in the light on a desk and in the dark on a phone; one of each layout also the other way round.
for (const route of layouts)
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
