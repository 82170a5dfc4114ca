import {expect} from '@playwright/test';
import {docsVersions} from '../../../src/site/versions.ts';
import {docsAddress, oldVersions, pageKinds} from '../steps/addresses.ts';
import {goInside, openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {expectPage} from '../steps/servedPage.ts';
import {watchErrors} from '../steps/watchErrors.ts';

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
