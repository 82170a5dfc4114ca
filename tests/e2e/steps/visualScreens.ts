import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {chromeSite} from '../../../playwright.config.ts';
import {
  deskPage,
  historyPage,
  kitPage,
  pairPage,
  upgradePairs,
} from '../../../src/site/toolPages.ts';
import {latestVersion} from '../../../src/site/versions.ts';
import {docsAddress, oldVersion, sharedPage} from './addresses.ts';
import {openMenu} from './mobileMenu.ts';
import {startSample} from './playground.ts';
import {narrowWidths, type Width, widths} from './screens.ts';
import {hits, searchFor} from './searchDialog.ts';

/** A view of the site that must not change by accident. */
export type VisualScreen = {
  readonly name: string;
  readonly address: string;
  /** What a reader does before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Where it is drawn, instead of on a phone and on a desk. */
  readonly widths?: readonly Width[];
};

/** What a tablet shows otherwise than a phone and a desk: columns, a wide listing, a dialog that does not fill it. */
const everywhere = {widths};

const [newestPair = {from: '', to: ''}] = upgradePairs;

/** One view for each kind of page and each layer above it. */
export const visualScreens: readonly VisualScreen[] = [
  {name: 'home', address: '/', ...everywhere},
  {name: 'doc', address: '/docs/guides/purchases', ...everywhere},
  {name: 'reference-table', address: '/docs/api/types', act: showTable},
  {name: 'example', address: '/docs/examples/subscription-manager', ...everywhere},
  {name: 'error-codes', address: '/docs/api/error-codes'},
  {name: 'blog-list', address: '/blog'},
  {name: 'post', address: '/blog/v2-8-0-migration-guide'},
  {
    ...{name: 'search-open', address: '/docs/intro', ...everywhere},
    act: (page) => searchFor(page, 'restore'),
  },
  {name: 'menu-open', address: '/docs/guides/purchases', act: openMenu, widths: narrowWidths},
  {name: 'search-page', address: '/search?q=restore', act: showHits},
  {name: 'archive', address: '/blog/archive'},
  {name: 'old-version', address: docsAddress(oldVersion, sharedPage)},
  {name: 'long-page', address: '/docs/guides/troubleshooting'},
  {name: 'upgrade-desk', address: deskPage.path, ...everywhere},
  {name: 'upgrade-pair', address: pairPage(newestPair).path},
  {name: 'api-history', address: historyPage.path},
  {name: 'test-kit', address: kitPage.path},
  {name: 'sheet', address: '/docs/examples/basic-store', act: openSheet},
  {name: 'not-found', address: '/docs/nothing-here'},
  {name: 'crash', address: `${chromeSite}/crash`, act: crash},
];

async function showTable(page: Page): Promise<void> {
  await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollIntoView({block: 'center', behavior: 'instant'}));
}

async function showHits(page: Page): Promise<void> {
  await expect(hits(page).first()).toBeVisible();
}

/** Buys on the simulated phone, so that its payment sheet is open. */
async function openSheet(page: Page): Promise<void> {
  const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'};
  const {stage, phone} = await startSample(page, sample);
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  await expect(stage.getByRole('dialog')).toBeVisible();
  // How far the clicks scrolled depends on what had arrived by then.
  await stage.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
  // Which way they scrolled decides whether this button is shown.
  await page
    .locator('.theme-back-to-top-button')
    .evaluate((button) => (button.style.visibility = 'hidden'));
  // Its lines carry the seconds of a clock that runs.
  await stage.getByRole('log').evaluate((log) => (log.style.visibility = 'hidden'));
}

async function crash(page: Page): Promise<void> {
  await page.evaluate(() => window.sessionStorage.setItem('crash', 'yes'));
  await page.reload();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
}
