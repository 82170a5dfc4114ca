import type {Page} from '@playwright/test';
import {expect, test as newTabTest} from '@playwright/test';
import {patchesOf} from 'expo-iap-api-data/history/patches';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {deskPage, pairPage, upgradePairs} from '../../src/site/toolPages.ts';
import {choicePath} from '../../src/site/tools.ts';
import {docsAddress, oldVersion, sharedPage} from './steps/addresses.ts';
import {audit, modes, showIn} from './steps/audit.ts';
import {wideElements} from './steps/fit.ts';
import {expectSameDocument, markDocument, openAlive, waitUntilAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen} from './steps/screens.ts';
import {blockScripts} from './steps/scripts.ts';
import {watchErrors} from './steps/watchErrors.ts';

const [before = '', newest = ''] = patchesOf('2.8')
  .slice(-2)
  .map(({patch}) => patch);

const have = (page: Page) => page.getByRole('combobox', {name: 'You have'});
const want = (page: Page) => page.getByRole('combobox', {name: 'You want'});
const show = (page: Page) => page.getByRole('button', {name: 'Show what changes'});
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const must = (page: Page) => page.getByRole('heading', {name: 'Must change'});

test('X every choice of two patches is answered, and the address carries it', async ({page}) => {
  const complaints = watchErrors(page);
  await openAlive(page, deskPage.path);
  await expect(must(page)).toHaveCount(0);
  await markDocument(page);
  await have(page).selectOption('2.7.10');
  await want(page).selectOption('2.8.1');
  await show(page).click();
  const plan = planUpgrade('2.7.10', '2.8.1', upgradeFacts);
  await expect(status(page)).toContainText(
    `From 2.7.10 to 2.8.1: ${plan.mustChange.length} names that you must change`,
  );
  await expect(must(page)).toBeVisible();
  await expect(page.getByText('npx expo install expo-iap@2.8.1')).toBeVisible();
  await expect(page).toHaveURL(choicePath({from: '2.7.10', to: '2.8.1'}));
  await expectSameDocument(page);
  await page.goBack();
  await expect(must(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('X an upgrade to a release that doesn’t compile on iOS says where to go instead', async ({
  page,
}) => {
  await page.goto(choicePath({from: '2.6.1', to: '2.6.2'}));
  await waitUntilAlive(page);
  const warning = page.getByText('On iOS, 2.6.2 doesn’t compile');
  await expect(warning).toBeVisible();
  await expect(warning).toContainText('Install 2.6.3 instead.');
});

for (const [query, sentence, from, to] of [
  [`from=${newest}&to=2.7.5`, 'doesn’t cover downgrades', '2.7.5', newest],
  [
    `from=2.7.99&to=${newest}`,
    'doesn’t cover expo-iap 2.7.99. Using 2.7.14 instead.',
    '2.7.14',
    newest,
  ],
  ['to=2.6.0', 'there is no upgrade to it. This is the upgrade from 2.6.0', '2.6.0', newest],
  [`from=${newest}`, `${newest} is the newest patch`, before, newest],
  ['from=2.7.5&to=<b>x</b>', 'isn’t a patch number', '2.7.5', newest],
] as const) {
  test(`X ?${query} gets a sentence and the nearest choice`, async ({page}) => {
    const complaints = watchErrors(page);
    await openAlive(page, `${deskPage.path}?${query}`);
    await expect(status(page)).toContainText(sentence);
    await expect(have(page)).toHaveValue(from);
    await expect(want(page)).toHaveValue(to);
    await expect(must(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('X the keyboard alone chooses', async ({page}) => {
  await openAlive(page, deskPage.path);
  await have(page).focus();
  await page.keyboard.type('2.6.3');
  await expect(have(page)).toHaveValue('2.6.3');
  await page.keyboard.press('Tab');
  await expect(want(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(show(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(`From 2.6.3 to ${newest}`);
});

test('X a choice made before the scripts arrive is answered when they do', async ({page}) => {
  await page.goto(deskPage.path, {waitUntil: 'commit'});
  await have(page).selectOption('2.7.3');
  await show(page).click();
  await expect(page).toHaveURL(choicePath({from: '2.7.3', to: newest}));
  await expect(must(page)).toBeVisible();
});

test('X a page of an old version leads here with its release', async ({page}) => {
  await openAlive(page, docsAddress(oldVersion, sharedPage));
  await page.getByRole('link', {name: 'what an upgrade changes'}).click();
  await expect(have(page)).toHaveValue(oldVersion.patch);
  await expect(must(page)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`X the answer fits and passes the audit at ${width} px`, async ({page}) => {
    test.slow();
    await page.setViewportSize(screen(width));
    await openAlive(page, choicePath({from: '2.6.3', to: newest}));
    await expect(must(page)).toBeVisible();
    expect(await wideElements(page)).toEqual([]);
    for (const mode of modes) {
      await showIn(page, mode);
      expect(await audit(page), mode).toEqual([]);
    }
  });
}

newTabTest.describe('without scripts', () => {
  newTabTest.use({javaScriptEnabled: false});

  newTabTest(
    'X the page leads to the upgrades that need no script, and they are complete',
    async ({page}) => {
      await blockScripts(page);
      await page.goto(deskPage.path);
      await expect(show(page)).toBeHidden();
      await expect(
        page.getByText('Choosing patches and checking your code need JavaScript.'),
      ).toBeVisible();
      for (const pair of upgradePairs) {
        await page.goto(deskPage.path);
        await page.getByRole('link', {name: `From ${pair.from} to ${pair.to}`}).click();
        await expect(page).toHaveURL(pairPage(pair).path);
        for (const name of ['Install and build', 'Must change', 'Should change', 'New'])
          await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
      }
    },
  );
});
