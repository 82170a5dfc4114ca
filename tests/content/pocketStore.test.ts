import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {exampleCatalog} from 'expo-iap-test-kit/exampleCatalog';
import {readCatalog} from 'expo-iap-test-kit/metro/readCatalog';
import {describeSheet} from 'expo-iap-test-kit/panel/describeSheet';
import {FAIL, priceLine, sheetWords} from 'expo-iap-test-kit/panel/sheetWords';
import {expect, it} from 'vitest';
import {kitAddress} from '../../src/content/kitPackage.ts';

const page = readFileSync('src/pages/tools/pocket-store.mdx', 'utf8').replaceAll('\r\n', '\n');

it('X the page of the store in an app installs the kit that the site serves', () => {
  expect(page).toContain(` npm install --save-dev ${kitAddress}\n`);
});

it('X its picture has the words of the sheet', () => {
  const picture = readFileSync('static/img/pocket-store.svg', 'utf8');
  const [coins] = exampleCatalog;
  if (!coins) throw new Error('The store of the examples sells nothing.');
  const {note, choices} = sheetWords.ios;
  const sheet = describeSheet(coins, []);
  expect([...picture.matchAll(/>([^<>]+)<\/text>/g)].map(([, words]) => words).slice(2)).toEqual([
    ...[note, sheet.title, priceLine(sheet)],
    ...choices.map(([label]) => label),
    FAIL,
  ]);
});

it('X it names what the store sells, and a list of products that the store takes', () => {
  const start = page.slice(page.indexOf('{/* #start */}'), page.indexOf('{/* #controls */}'));
  for (const {id} of exampleCatalog) expect(start).toContain(`\`${id}\``);
  const [, list = ''] = /^```json title="products\.json"\n([^]*?)^```/m.exec(page) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'products-')), 'products.json');
  writeFileSync(file, list);
  expect(readCatalog(file).map(({kind}) => kind)).toEqual(['consumable', 'unlock', 'subscription']);
});
