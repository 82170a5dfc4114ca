import {expect} from '@playwright/test';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {choicePath} from '../../src/site/tools.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';

const newest = latestPatch('2.8');

const address = choicePath({from: '2.7.5', to: newest});
/** The scanner names the first line, and does not look into types that are computed. */
const code = `import {getReceiptIos} from 'expo-iap';
export type Receipt = ReturnType<(typeof import('expo-iap'))[\`getReceipt\${'Ios'}\`]>;
export const receipt = (): unknown => getReceiptIos();
`;

test('X TypeScript is asked on request, and names what the scanner did not', async ({page}) => {
  test.slow();
  await openAlive(page, address);
  const panel = page.getByRole('region', {name: 'Check your code'});
  await panel.getByRole('textbox').fill(code);
  const ask = panel.getByRole('button', {name: /^Also ask TypeScript \(loads \d\.\d MB\)$/});
  await expect(ask).toBeVisible();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await ask.click();
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(panel.getByText('Canceled.')).toBeVisible();
  await ask.click();
  const refused = panel.getByRole('list', {name: 'What TypeScript also refuses'});
  await expect(refused.getByRole('listitem')).toHaveText([/^pasted\.tsx:2:\d+: TS\d+: /]);
  expect(loaded.filter((path) => path.includes('-types.')).length).toBeGreaterThanOrEqual(2);
  // What was loaded for it ends with its answer.
  await expect.poll(() => page.workers().length).toBe(1);
  await panel.getByRole('textbox').fill('export {};');
  await expect(refused).toHaveCount(0);
});

test('X JavaScript is not offered a check of types', async ({page}) => {
  await openAlive(page, address);
  const panel = page.getByRole('region', {name: 'Check your code'});
  await panel.getByLabel('Or choose files').setInputFiles({
    name: 'shop.js',
    mimeType: 'text/plain',
    buffer: Buffer.from(`const {getReceiptIos} = require('expo-iap');`),
  });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByRole('button', {name: /TypeScript/})).toHaveCount(0);
});
