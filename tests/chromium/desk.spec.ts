import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {historyPage} from '../../src/site/toolPages.ts';
import {choicePath} from '../../src/site/tools.ts';
import {audit, modes, showIn} from './steps/audit.ts';
import {wideElements} from './steps/fit.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen} from './steps/screens.ts';
import {watchErrors} from './steps/watchErrors.ts';
import {watchViolations} from './steps/watchViolations.ts';

// Why here: code is read in workers, of which the drivers of the acts see nothing, and the promise is what they do not do: send
// it, keep it, or go on when nobody waits for an answer.

const address = choicePath({from: '2.7.5', to: '2.8.8'});
const code = `import {getReceiptIos, getAvailablePurchases} from 'expo-iap';
const [first] = await getAvailablePurchases();
console.log(await getReceiptIos(), first?.id === 'gem');
`;

const panel = (page: Page) => page.getByRole('region', {name: 'Check your code'});
const field = (page: Page) => panel(page).getByRole('textbox');
const status = (page: Page) => panel(page).getByRole('status').first();
const findings = (page: Page) =>
  panel(page)
    .getByRole('listitem')
    .filter({hasText: /^(?:Compiles but fails|Doesn’t compile)/});

test('X pasted code is answered in a worker, and nothing of it leaves the page', async ({
  page,
  baseURL,
}) => {
  const complaints = watchErrors(page);
  const violations = await watchViolations(page);
  await openAlive(page, address);
  expect(page.workers()).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).origin === baseURL && request.method() === 'GET';
    if (!isOurs || /getReceipt|expo-iap['"%]/.test(request.url())) sent.push(request.url());
  });
  await field(page).fill(code);
  await expect(status(page)).toContainText('Compiles but fails: 1 Doesn’t compile: 1 ');
  expect(page.workers()).toHaveLength(1);
  const ways = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts'];
  const left = (names: string[]): string[] => names.filter((name) => name in globalThis);
  expect(await page.workers()[0]?.evaluate(left, ways)).toEqual([]);
  expect(sent).toEqual([]);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test('X a plan with findings fits a phone and passes the audit', async ({page}) => {
  test.slow();
  await page.setViewportSize(screen(360));
  await openAlive(page, choicePath({from: '2.6.3', to: '2.8.8'}));
  await field(page).fill(code);
  await expect(findings(page).first()).toBeVisible();
  expect(await wideElements(page)).toEqual([]);
  for (const mode of modes) {
    await showIn(page, mode);
    expect(await audit(page), mode).toEqual([]);
  }
});

test('X the filter of the history shows what matches, and a link to a hidden name shows that', async ({
  page,
}) => {
  await openAlive(page, historyPage.path);
  const name = (id: string) => page.locator(`[id="${id}"]`);
  await page.getByRole('searchbox', {name: 'Name'}).fill('isProductIos');
  await expect(name('fetchProducts')).toBeHidden();
  await page.getByRole('link', {name: 'isProductIOS'}).first().click();
  await expect(name('isProductIOS')).toBeInViewport();
});
