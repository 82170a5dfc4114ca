import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {waitUntilLaidOut} from './steps/laidOut.ts';
import {test} from './steps/sameTab.ts';
import {screen} from './steps/screens.ts';

const pages = docsVersions.flatMap((version) =>
  ['api/types', 'api/methods/core-methods', 'api/error-codes', 'guides/purchases'].map((path) =>
    docsAddress(version, path),
  ),
);

/** Counts the parts of tables that the browser's accessibility tree has, by their role. */
async function rolesInTree(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const counts: Record<string, number> = {};
  for (const {role, ignored} of nodes) {
    const name = String(role?.value);
    if (!ignored) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

for (const address of pages) {
  test(`X tables of ${address} stay tables where their rows become blocks`, async ({page}) => {
    await page.setViewportSize(screen(360));
    await page.goto(address);
    await waitUntilLaidOut(page);
    const written = await page.evaluate(() => {
      // The panel of a tab that is not chosen is not there for anybody.
      const count = (selector: string) =>
        [...document.querySelectorAll(`main ${selector}`)].filter((part) =>
          part.closest('table')?.checkVisibility(),
        ).length;
      return {
        table: count('table'),
        row: count('tr'),
        cell: count('td'),
        rowheader: count('th[scope=row]'),
        columnheader: count('th[scope=col]'),
      };
    });
    expect(written.rowheader).toBeGreaterThan(0);
    expect(await rolesInTree(page)).toMatchObject(written);
  });
}
