import {Ajv} from 'ajv';
import {expect, it} from 'vitest';
import {callCommand} from './commandLine.ts';
import {sarifSchema} from './sarifSchema.ts';

const check = new Ajv({strict: true, allErrors: true}).compile(sarifSchema);

const SHOP = `import {getReceiptIos, requestProducts} from 'expo-iap';

export const receipt = () => getReceiptIos();
export const load = () => requestProducts({skus: ['gem']});
export const shown = (bought: any) => bought.jwsRepresentationIos;
`;

const LAZY = `const held = keep(require('expo-iap'));\nvoid held;\n`;
const BROKEN = `import {fetchProducts} from 'expo-iap';\nconst a = (;\nfetchProducts();\n`;

it.each([
  ['findings of all kinds', [{name: 'src/my shop.ts', text: SHOP}], 1],
  [
    'what could not be read or followed',
    [
      {name: 'a.ts', text: LAZY},
      {name: 'b.ts', text: BROKEN},
    ],
    2,
  ],
  ['nothing', [{name: 'a.ts', text: 'export const a = 1;\n'}], 0],
])('a log with %s has the shape that SARIF requires', (_, files, expected) => {
  const {printed, code} = callCommand(files, ['2.7.5', '--sarif']);
  check(JSON.parse(printed));
  expect(check.errors).toBeNull();
  expect(code).toBe(expected);
});

it('has a level for each kind of finding', () => {
  const {printed} = callCommand([{name: 'shop.ts', text: SHOP}], ['2.7.5', '--sarif']);
  const levels = new Set(printed.match(/"level": "\w+"/g));
  expect([...levels].toSorted()).toEqual([
    '"level": "error"',
    '"level": "note"',
    '"level": "warning"',
  ]);
});
