import {expect} from '@playwright/test';
import {test, victim} from '../steps/faultyTest.ts';
import {expectSameDocument, markDocument, openAlive} from '../steps/openAlive.ts';
import {hits, openSearch, searchField} from '../steps/searchDialog.ts';

// The index is loaded by the browser itself, outside of the bundle: no unit test can let its import fail, and no act does.

test('X the search’s engine cut off: the page and the query stay, and it heals', async ({
  page,
  server,
}) => {
  const engine = /^\/pagefind\/[^/]+\/pagefind\.js$/;
  server.fail(engine, 'cut off');
  await openAlive(page, server.origin + victim.path);
  await markDocument(page);
  const dialog = await openSearch(page);
  await searchField(dialog).fill('restore');
  await expect(dialog.getByRole('alert')).toContainText(/couldn’t load|no search index/);
  await expect(dialog.getByRole('link', {name: 'list of all pages'})).toHaveAttribute(
    'href',
    '/search',
  );
  server.heal();
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(hits(dialog).first()).toBeVisible();
  await expect(searchField(dialog)).toHaveValue('restore');
  await expectSameDocument(page);
});

test('X a site without an index says so, as the authoring server does', async ({page, server}) => {
  server.fail(/^\/pagefind\//, 'answered with HTML');
  await openAlive(page, `${server.origin}/docs/intro`);
  const dialog = await openSearch(page);
  await searchField(dialog).fill('restore');
  await expect(dialog.getByRole('alert')).toContainText(
    'This copy of the site has no search index',
  );
  await expect(dialog.getByRole('alert')).toContainText('npm run build');
});
