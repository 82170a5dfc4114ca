import {expect, it} from 'vitest';
import {sortFindings} from './findings.ts';
import {scan} from './testing/scan.ts';

it('what compiles and fails comes first, what still works last, and each in the order of the code', () => {
  const shop = `import {getAvailablePurchases, getReceiptIos, isProductIos, sync} from 'expo-iap';
const [first] = await getAvailablePurchases();
send(await getReceiptIos(), isProductIos, sync, first?.id === 'gem', first?.id);
if (first?.id === 'pro') open();`;
  const files = [
    {name: 'b.ts', text: shop},
    {name: 'a.ts', text: `export {getReceiptIos} from 'expo-iap';`},
  ];
  const {findings} = scan(files);
  const places = findings.map(({file, line, column, kind}) => `${kind} ${file}:${line}:${column}`);
  expect(places).toEqual([
    'fails b.ts:3:56',
    'fails b.ts:4:12',
    'does-not-compile a.ts:1:9',
    'does-not-compile b.ts:1:32',
    'does-not-compile b.ts:1:47',
    'question b.ts:3:77',
    'deprecated b.ts:1:61',
  ]);
  expect(sortFindings(findings.toReversed())).toEqual(findings);
});
