import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress, oldVersion} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {openVersions} from './steps/versionDropdown.ts';

const allowed = [
  /^docs-preferred-version-/,
  /^theme(-|$)/,
  /^docusaurus\.announcement\./,
  /^expo-iap-docs:tab:/,
];

test('K3 choices leave only the keys that readers were told of', async ({page, context}) => {
  await openAlive(page, '/docs/installation');
  await page.getByRole('button', {name: /dark and light/}).click();
  await page.getByRole('main').getByText('yarn', {exact: true}).first().click();
  await (await openVersions(page, 1280)).nth(docsVersions.indexOf(oldVersion)).click();
  await page.waitForURL(docsAddress(oldVersion, 'installation'));
  await expect.poll(() => storedKeys(page)).not.toEqual([]);
  const keys = await storedKeys(page);
  const unknown = keys.filter((key) => !allowed.some((pattern) => pattern.test(key)));
  expect(unknown).toEqual([]);
  expect(keys).toHaveLength(3);
  expect(await context.cookies()).toEqual([]);
});

async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}
