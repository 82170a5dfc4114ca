import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {deskPage} from '../../../src/site/toolPages.ts';
import {notice, retry, test} from '../steps/faultyTest.ts';
import {failures, openFailing, openSlow} from '../steps/moments.ts';
import {mainScript} from '../steps/scripts.ts';
import {hits, searchDialog, searchField} from '../steps/searchDialog.ts';

/*
 * What a reader does before the scripts have come. The acts press a key, click a link and switch colors then; here is each
 * kind of button that waits for its script, and what becomes of an act when that script fails, which takes a server whose
 * files fail one by one.
 */

type Tap = {
  readonly address: string;
  readonly tap: (page: Page) => Promise<unknown>;
  /** What the control promises; it may come once scripts run. */
  readonly kept: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');
const press = (name: string) => (page: Page) =>
  main(page)
    .getByRole('button', {name, exact: name === 'Copy'})
    .first()
    .click();
const shows = (text: string) => (page: Page) =>
  expect(main(page).getByText(text, {exact: true})).toBeVisible();

const tryIt: Tap = {
  address: '/docs/examples/basic-store',
  tap: press('Try it'),
  kept: shows('Kill the app'),
};

/** What happens after a tap on buttons that only scripts can serve, by their names; each part of the site has one. */
const taps: Readonly<Record<string, Tap>> = {
  Copy: {address: '/docs/installation', tap: press('Copy'), kept: shows('Copied')},
  'Try it': tryIt,
  'Show what changes': {
    address: deskPage.path,
    tap: press('Show what changes'),
    kept: (page) => expect(page).toHaveURL(/\bfrom=/),
  },
};

for (const [name, {address, tap, kept}] of Object.entries(taps))
  test(`X "${name}" tapped while scripts are slow does what it says`, async ({
    page,
    server,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const comeAlive = await openSlow(page, server, address);
    await tap(page);
    await comeAlive();
    await kept(page);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });

for (const failure of failures)
  test(`X "Try it" is kept when ${failure}`, async ({page, server}) => {
    const comeAlive = await openFailing(page, server, {failure, address: tryIt.address});
    await tryIt.tap(page);
    await comeAlive();
    await tryIt.kept(page);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });

/** Says whether the page shows that something was asked for and has to wait. */
async function saysItHeard(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const {content, borderBlockStartWidth} = getComputedStyle(document.body, '::after');
    return content !== 'none' && parseFloat(borderBlockStartWidth) > 0;
  });
}

test('X a button that has to wait is heard at once', async ({page, server}) => {
  const comeAlive = await openSlow(page, server, tryIt.address);
  await tryIt.tap(page);
  expect(await saysItHeard(page)).toBe(true);
  await comeAlive();
  await tryIt.kept(page);
  expect(await saysItHeard(page)).toBe(false);
});

test('X a search typed while main is blocked stays, says what is wrong, and Retry brings it back', async ({
  page,
  server,
}) => {
  server.fail(mainScript, 'blocked');
  await page.goto(`${server.origin}/docs/api/error-codes`);
  await page.keyboard.press('/');
  const dialog = searchDialog(page);
  await page.keyboard.type('rest');
  await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(retry(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchField(dialog)).toHaveValue('rest');
  server.heal();
  await retry(page).click();
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await expect(notice(page)).toHaveCount(0);
  await expect(searchField(dialog)).toHaveValue('rest');
  await page.keyboard.type('ore');
  await expect(searchField(dialog)).toHaveValue('restore');
  await expect(hits(dialog).first()).toBeVisible();
});
