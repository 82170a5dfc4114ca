import {expect} from '@playwright/test';
import {watchTraffic} from '../steps/network.ts';
import {openAlive} from '../steps/openAlive.ts';
import {test} from '../steps/sameTab.ts';
import {hits, openSearch, searchDialog, searchField} from '../steps/searchDialog.ts';

// tests/e2e/slow/failure-matrix-search.spec.ts lets each other part fail.
test('a failed download of the known words offers a retry, and the list of pages', async ({
  page,
}) => {
  const words = '**/pagefind/*/words.txt';
  await page.route(words, (route) => route.abort());
  await openAlive(page, '/docs/intro');
  const dialog = await openSearch(page);
  // Only a typing mistake needs them.
  await searchField(dialog).fill('restroe');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('The search index couldn’t load.');
  await expect(alert.getByRole('link', {name: 'list of all pages'})).toHaveAttribute(
    'href',
    '/search',
  );
  await page.unroute(words);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(hits(dialog).first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a part of the index that got lost on the way is fetched again', async ({page}) => {
  let lost = 0;
  await page.route('**/pagefind/*/index/*', async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await openAlive(page, '/docs/intro');
  const dialog = await openSearch(page);
  await searchField(dialog).fill('restore');
  await expect(hits(dialog).first()).toBeVisible();
  expect(lost).toBe(2);
});

test('a site without an index says so, as the authoring server does', async ({page}) => {
  await page.route('**/pagefind/**', (route) => route.fulfill({status: 404, body: 'not found'}));
  await openAlive(page, '/docs/intro');
  const dialog = await openSearch(page);
  await searchField(dialog).fill('restore');
  await expect(dialog.getByRole('alert')).toContainText(
    'This copy of the site has no search index.',
  );
  await page.unroute('**/pagefind/**');
  await page.route('**/pagefind/**', (route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  );
  await searchField(dialog).fill('restore it');
  await expect(dialog.getByRole('alert')).toContainText('npm run build');
});

test('when what finds does not arrive, the dialog says so and leads to the page of the search', async ({
  page,
}) => {
  const settle = watchTraffic(page);
  await openAlive(page, '/docs/intro');
  await settle();
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const dialog = await openSearch(page);
  await page.keyboard.type('restore');
  await expect(dialog.getByRole('alert')).toContainText('Search couldn’t load.');
  await expect(searchField(dialog)).toHaveValue('restore');
  await expect(dialog.getByRole('link', {name: 'Open full-page search'})).toHaveAttribute(
    'href',
    '/search?q=restore',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=restore');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
});

const hostile = {
  'angle brackets': '<img src=x onerror="document.title=1"><b>x</b>',
  quotes: `"' \`\${1}" ' " \\`,
  'ten thousand letters': 'x'.repeat(10_000),
  'ten thousand words': 'purchase '.repeat(1_200),
  'right-to-left text': 'عربى \u202eעברית',
  'control characters': 'a\u0000b\u0007c',
  'a lone surrogate': 'purchase \ud800',
  'an address': 'https://evil.example/?q=%00%ff#"',
};

test('nothing in a query is more than text, or breaks anything', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await openAlive(page, '/docs/intro');
  const title = await page.title();
  const dialog = await openSearch(page);
  for (const [what, query] of Object.entries(hostile))
    await test.step(what, async () => {
      await searchField(dialog).evaluate((field, value) => {
        const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, value);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }, query);
      await expect(dialog.getByRole('status')).toHaveText(/sections?|partial match|No results/);
      expect(await page.title()).toBe(title);
      expect(await dialog.locator('img, script').count()).toBe(0);
      expect(
        await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth),
        'nothing is wider than the dialog',
      ).toBe(true);
      await searchField(dialog).fill('restore');
      await expect(hits(dialog).first()).toBeVisible();
      await expect(searchDialog(page)).toBeVisible();
    });
  expect(errors).toEqual([]);
});
