import type {Locator} from '@playwright/test';
import {expect} from '@playwright/test';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {docsAddress, oldVersion, oldVersions, sharedPage} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {hitAddresses, searchFor} from './steps/searchDialog.ts';

for (const version of docsVersions) {
  test(`a search on a page of ${version.version} finds that version and the blog`, async ({
    page,
  }) => {
    await openAlive(page, docsAddress(version, sharedPage));
    const dialog = await searchFor(page, 'finishTransaction');
    await expectScope(dialog, version.version);
    expect(await hitAddresses(dialog)).toContain(
      docsAddress(version, 'api/methods/core-methods#finishtransaction'),
    );
  });
}

for (const address of ['/', '/blog', '/blog/v2-6-0-release', '/nowhere']) {
  test(`a search on ${address} finds the latest version and the blog`, async ({page}) => {
    await openAlive(page, address);
    const dialog = await searchFor(page, 'finishTransaction');
    await expectScope(dialog, latestVersion().version);
  });
}

test('D5 the version of the open page decides, not the one that is remembered', async ({page}) => {
  await openAlive(page, docsAddress(oldVersion, sharedPage));
  await openAlive(page, docsAddress(latestVersion(), sharedPage));
  const dialog = await searchFor(page, 'finishTransaction');
  await expectScope(dialog, latestVersion().version);
});

test('a choice of the version dropdown changes what the open dialog searches next', async ({
  page,
}) => {
  await openAlive(page, docsAddress(latestVersion(), sharedPage));
  await searchFor(page, 'finishTransaction');
  await page.keyboard.press('Escape');
  await page.evaluate(
    (to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    },
    docsAddress(oldVersion, sharedPage),
  );
  await expect(page.getByRole('navigation', {name: 'Main'})).toContainText(oldVersion.label);
  const dialog = await searchFor(page, 'finishTransaction');
  await expectScope(dialog, oldVersion.version);
});

test('a visible switch searches all versions, and back', async ({page}) => {
  await openAlive(page, docsAddress(latestVersion(), sharedPage));
  const dialog = await searchFor(page, 'getAvailablePurchases');
  const all = dialog.getByRole('switch', {name: /All versions/});
  await expect(all).toBeVisible();
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(dialog.getByText('everything')).toBeVisible();
  await expect
    .poll(async () => {
      const found = (await hitAddresses(dialog)).join(' ');
      return oldVersions.filter((version) => found.includes(`${versionRoot(version)}/`)).length;
    })
    .toBeGreaterThan(0);
  await all.uncheck();
  await expect.poll(() => isLimited(dialog, latestVersion().version)).toBe(true);
});

async function expectScope(dialog: Locator, version: string): Promise<void> {
  await expect(dialog.getByText(`searching: ${version} and the blog`)).toBeVisible();
  await expect.poll(() => isLimited(dialog, version)).toBe(true);
}

/** Says whether all hits, and there are some, belong to a version or to the blog. */
async function isLimited(dialog: Locator, version: string): Promise<boolean> {
  const addresses = await hitAddresses(dialog);
  return (
    addresses.length > 0 &&
    addresses.every((address) => [version, 'blog'].includes(versionOf(address)))
  );
}

function versionOf(address: string): string {
  if (address.startsWith('/blog/')) return 'blog';
  const owner = oldVersions.find((entry) => address.startsWith(`${versionRoot(entry)}/`));
  return (owner ?? latestVersion()).version;
}
