import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {audit, modes, showIn} from './steps/audit.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';

const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
  address === undefined ? '' : new URL(address).pathname,
);
const auditWidths = [360, 1280] as const;

test('X the audit has every address of the sitemap', () => {
  expect(routes.length).toBeGreaterThan(100);
  console.info(
    `audit: ${routes.length} routes × ${modes.length} modes × ${auditWidths.length} widths`,
  );
});

for (const route of [...routes, '/nowhere']) {
  for (const width of auditWidths) {
    test(`X axe finds nothing on ${route} at ${width} px, light or dark`, async ({page}) => {
      await page.setViewportSize(screen(width));
      await openAlive(page, route);
      for (const mode of modes) {
        await showIn(page, mode);
        expect(await audit(page), mode).toEqual([]);
      }
    });
  }
}
