import {expect} from '@playwright/test';
import {test} from '../steps/sameTab.ts';
import {docsVersions} from '../../../src/site/versions.ts';
import {docsAddress, oldVersions, pageKinds} from '../steps/addresses.ts';
import {modes, showIn} from '../steps/audit.ts';
import {goInside, openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';
import {expectPage} from '../steps/servedPage.ts';
import {watchErrors} from '../steps/watchErrors.ts';

test('K1 X no kind of page brings a complaint of the browser on a tablet, light or dark', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(screen(768));
  const complaints = watchErrors(page);
  for (const mode of modes) {
    await openAlive(page, '/');
    await showIn(page, mode);
    for (const address of pageKinds) await openAlive(page, `${address}?platform=android#main`);
  }
  expect(complaints).toEqual([]);
});

test('D5 a reader who prefers an old version sees no complaint', async ({page}) => {
  await openAlive(page, '/docs/intro');
  const complaints = watchErrors(page);
  await page.evaluate(
    (name) => localStorage.setItem('docs-preferred-version-default', name),
    oldVersions.at(-1)?.version ?? '',
  );
  for (const version of docsVersions) await openAlive(page, docsAddress(version, 'intro'));
  await openAlive(page, '/blog');
  expect(complaints).toEqual([]);
});

test('K1 links from page to page bring no complaint', async ({page}) => {
  await openAlive(page, '/');
  const complaints = watchErrors(page);
  for (const address of pageKinds) {
    await goInside(page, address);
    await expectPage(page, address);
  }
  expect(complaints).toEqual([]);
});
