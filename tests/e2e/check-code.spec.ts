import type {Page} from '@playwright/test';
import {expect, test as newTabTest} from '@playwright/test';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {deskPage, upgradePairs} from '../../src/site/toolPages.ts';
import {choicePath} from '../../src/site/tools.ts';
import {audit, modes, showIn} from './steps/audit.ts';
import {wideElements} from './steps/fit.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen} from './steps/screens.ts';
import {watchErrors} from './steps/watchErrors.ts';
import {watchViolations} from './steps/watchViolations.ts';

const newest = latestPatch('2.8');

const address = choicePath({from: '2.7.5', to: newest});
const code = `import {getReceiptIos, getAvailablePurchases} from 'expo-iap';

const [first] = await getAvailablePurchases();
console.log(await getReceiptIos(), first?.id === 'gem');
`;

const panel = (page: Page) => page.getByRole('region', {name: 'Check your code'});
const field = (page: Page) => panel(page).getByRole('textbox');
const status = (page: Page) => panel(page).getByRole('status').first();
const findings = (page: Page) => panel(page).getByRole('list').last().getByRole('listitem');
const chooseFiles = (page: Page, files: readonly {name: string; text: string}[]) =>
  panel(page)
    .getByLabel('Or choose files')
    .setInputFiles(
      files.map(({name, text}) => ({name, mimeType: 'text/plain', buffer: Buffer.from(text)})),
    );

newTabTest(
  'X pasted code is answered in a worker, and nothing of it leaves the page',
  async ({page, baseURL, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
    await expect(status(page)).toContainText('Compiles but fails: 1. Doesn’t compile: 1.');
    expect(page.workers()).toHaveLength(1);
    const ways = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts'];
    const left = (names: string[]): string[] => names.filter((name) => name in globalThis);
    expect(await page.workers()[0]?.evaluate(left, ways)).toEqual([]);
    await expect(findings(page).nth(0)).toContainText('Compiles but fails id pasted.tsx:4:43');
    await expect(findings(page).nth(1)).toContainText(
      'Doesn’t compile getReceiptIos pasted.tsx:1:9',
    );
    await findings(page).nth(1).getByRole('button', {name: /Copy/}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("import {getReceiptIOS, getAvailablePurchases} from 'expo-iap';");
    expect(sent).toEqual([]);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('X the page checks code before a pair is chosen, and again when one is', async ({page}) => {
  await page.goto(deskPage.path, {waitUntil: 'commit'});
  await field(page).fill(code);
  await page.keyboard.press('Tab');
  const [usual = {from: '', to: ''}] = upgradePairs;
  await expect(status(page)).toContainText(`From ${usual.from} to ${usual.to}.`);
  await expect(findings(page)).toHaveCount(2);
  await page.getByRole('combobox', {name: 'You want'}).selectOption('2.7.10');
  await page.getByRole('button', {name: 'Show what changes'}).click();
  await expect(status(page)).toHaveText(
    'From 2.7.5 to 2.7.10. Compiles but fails: 0. Doesn’t compile: 0. Depends on your code: 0. Still works, is removed later: 1.',
  );
  await expect(findings(page)).toHaveCount(1);
});

test('X the newest paste is answered, whatever came before, and one worker is left', async ({
  page,
}) => {
  await openAlive(page, address);
  const large = `import {initConnection} from 'expo-iap';\n${'void initConnection();\n'.repeat(40_000)}`;
  await chooseFiles(page, [{name: 'large.ts', text: large}]);
  await expect(status(page)).toHaveText('Reading 1 file, 921 kB …');
  await field(page).fill(code);
  await expect(findings(page)).toHaveCount(2);
  await expect(status(page)).toContainText('Compiles but fails: 1. Doesn’t compile: 1.');
  // The browser reports the end of the other one when it gets to it.
  await expect.poll(() => page.workers().length).toBe(1);
});

test('X a reader cancels a scan that takes long, and checks something else', async ({page}) => {
  await openAlive(page, address);
  const large = `import {initConnection} from 'expo-iap';\n${'void initConnection();\n'.repeat(40_000)}`;
  await chooseFiles(page, [{name: 'large.ts', text: large}]);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(status(page)).toHaveText(/^Canceled\./);
  await expect.poll(() => page.workers().length).toBe(0);
  await field(page).fill(code);
  await expect(findings(page)).toHaveCount(2);
});

test('X several dropped files are read together', async ({page}) => {
  await openAlive(page, address);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([`export * from 'expo-iap';`], 'iap.ts'));
    transfer.items.add(new File([`import {isProductIos} from './iap';`], 'shop.ts'));
    return transfer;
  });
  await panel(page).dispatchEvent('drop', {dataTransfer: files});
  await expect(findings(page)).toContainText(['isProductIos shop.ts:1:9']);
});

for (const [what, name, text, sentence] of [
  ['is broken', 'shop.ts', `${code}const = 1;\n`, 'shop.ts:5:7: couldn’t be read'],
  ['is empty', 'shop.ts', '', 'shop.ts: This is empty.'],
  ['is of another library', 'shop.ts', `import 'react-native-iap';`, 'a different library'],
  ['is not text', 'shop.ts', '\0\0\0', 'shop.ts: This isn’t a text file.'],
  ['came out of a bundler', 'shop.js', `f(${'1,'.repeat(2000)}1)`, 'output of a bundler'],
  ['is a component of Vue', 'Shop.vue', `<script>\n${code}</script>`, 'inside script tags'],
  ['is a manifest', 'package.json', '{"dependencies": {"expo-iap": "2.6.3"}}', 'asks for expo-iap'],
  ['is the manifest of something else', 'package.json', '{"dependencies": {}}', 'This is JSON'],
  ['is huge', 'shop.ts', 'a;\n'.repeat(700_000), 'more than two million characters'],
] as const)
  test(`X a file that ${what} gets a sentence`, async ({page}) => {
    await openAlive(page, address);
    await chooseFiles(page, [{name, text}]);
    await expect(panel(page)).toContainText(sentence);
  });

test('X a broken file does not keep the rest from being read', async ({page}) => {
  await openAlive(page, address);
  await chooseFiles(page, [
    {name: 'broken.ts', text: 'const = 1;'},
    {name: 'shop.ts', text: code},
  ]);
  await expect(panel(page)).toContainText('broken.ts:1:7: couldn’t be read');
  await expect(findings(page)).toHaveCount(2);
});

test('X a page says so when what reads the code does not come, and the next paste tries again', async ({
  page,
}) => {
  await page.route('**/assets/desk/releases.*.json', (route) => route.abort());
  await openAlive(page, address);
  await field(page).fill(code);
  await expect(status(page)).toContainText('couldn’t load');
  await page.unroute('**/assets/desk/releases.*.json');
  await field(page).fill(`${code}\n`);
  await expect(findings(page)).toHaveCount(2);
});

test('X the keyboard alone reaches the field, the findings and their corrections', async ({
  page,
}) => {
  await openAlive(page, address);
  await field(page).focus();
  await page.keyboard.insertText(code);
  await expect(findings(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('Or choose files')).toBeFocused();
  const copy = findings(page).nth(1).getByRole('button', {name: /Copy/});
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused({timeout: 100});
  }).toPass();
});

for (const width of [360, 1280] as const)
  test(`X findings fit and pass the audit at ${width} px`, async ({page}) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, address);
    await field(page).fill(code);
    await expect(findings(page)).toHaveCount(2);
    expect(await wideElements(page)).toEqual([]);
    for (const mode of modes) {
      await showIn(page, mode);
      expect(await audit(page), mode).toEqual([]);
    }
  });
