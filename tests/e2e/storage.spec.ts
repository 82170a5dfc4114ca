import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {pageKinds} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {openVersions} from './steps/versionDropdown.ts';

const allowed = [
  /^docs-preferred-version-/,
  /^theme(-|$)/,
  /^docusaurus\.announcement\./,
  /^expo-iap-docs:tab:/,
];

test('K3 reading alone leaves nothing behind', async ({page, context}) => {
  test.setTimeout(90_000);
  for (const address of [...pageKinds, '/docs', '/nowhere']) {
    await openAlive(page, address);
    expect(await storedKeys(page), address).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('K3 choices leave only the keys that readers were told of', async ({page, context}) => {
  await openAlive(page, '/docs/installation');
  await page.getByRole('button', {name: /dark and light/}).click();
  await page.getByRole('main').getByText('yarn', {exact: true}).first().click();
  await (await openVersions(page, 1280)).nth(1).click();
  await page.waitForURL('/docs/2.7/installation');
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
