import {expect, type Locator} from '@playwright/test';
import {test, victim} from '../steps/faultyTest.ts';
import {expectSameDocument, markDocument, openAlive} from '../steps/openAlive.ts';
import {hits, openSearch, searchField} from '../steps/searchDialog.ts';
import {faults} from '../steps/serveFaulty.ts';

/** What a search fetches; the first two also come as a page where a host answers everything with one. */
const parts = {
  'list of parts': /^\/pagefind\/[^/]+\/pagefind-entry\.json$/,
  engine: /^\/pagefind\/[^/]+\/pagefind\.js$/,
  WebAssembly: /^\/pagefind\/[^/]+\/wasm\./,
  index: /^\/pagefind\/[^/]+\/index\//,
  texts: /^\/pagefind\/[^/]+\/fragment\//,
} as const;
const query = 'restore';

/** Each part refused and late; the engine and the texts, which are read differently, with every fault. */
const cells = Object.entries(parts).flatMap(([part, files]) =>
  faults
    .filter((fault) => /blocked|slow/.test(fault) || /engine|texts/.test(part))
    .map((fault) => ({part, files, fault})),
);

test('X the matrix of the search has every part and every fault', () => {
  console.info(`failure matrix: ${cells.length} cells of the search index`);
  expect(new Set(cells.map(({part}) => part)).size).toBe(Object.keys(parts).length);
  expect(new Set(cells.map(({fault}) => fault)).size).toBe(faults.length);
});

for (const {part, files, fault} of cells)
  test(`X search, ${part} ${fault}: the page and the query stay, and it heals`, async ({
    page,
    server,
  }) => {
    server.fail(files, fault);
    await openAlive(page, server.origin + victim.path + victim.rest);
    await markDocument(page);
    const dialog = await openSearch(page);
    await searchField(dialog).fill(query);
    await expect.poll(() => server.asked.some((path) => files.test(path))).toBe(true);
    if (fault === 'slow') {
      await expect(dialog.getByRole('status')).toHaveText('Searching…');
      server.heal();
    } else {
      await expect(dialog.getByRole('alert')).toContainText(/couldn’t load|no search index/);
      await expect(dialog.getByRole('link', {name: 'list of all pages'})).toBeVisible();
      await expect(searchField(dialog)).toHaveValue(query);
      if (fault === 'blocked') await retryInVain(dialog, files);
      server.heal();
      await dialog.getByRole('button', {name: 'Retry'}).click();
    }
    await expect(hits(dialog).first()).toBeVisible();
    await expect(searchField(dialog)).toHaveValue(query);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(victim.rest);
    await expectSameDocument(page);
  });

/** Presses Retry while the files still fail: the message stays, or comes back. */
async function retryInVain(dialog: Locator, files: RegExp): Promise<void> {
  const failure = dialog
    .page()
    .waitForEvent('requestfailed', (request) => files.test(new URL(request.url()).pathname));
  await dialog.getByRole('button', {name: 'Retry'}).click();
  // Until then the message may be the one from before, and the server may not heal yet.
  await failure;
  await expect(dialog.getByRole('alert')).toBeVisible();
}
