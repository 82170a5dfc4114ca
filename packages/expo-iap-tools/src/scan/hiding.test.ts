import {expect, it} from 'vitest';
import {scan} from './testing/scan.ts';

it.each([
  'send(bought.appTransactionID.trim());',
  'send((bought.appTransactionID || bought.appTransactionID).trim());',
  'const id = bought.appTransactionID;\nsend(id.trim());',
  'const read = () => bought.appTransactionID;\nsend(read().trim());',
])('a scan finds what hides behind a new name: %s', (code) => {
  const text = `import {getAppTransactionIOS} from 'expo-iap';
const bought = await getAppTransactionIOS();
if (bought) {
${code}
}`;
  const {findings} = scan(text, {from: '2.6.3'});
  expect(findings.filter(({hidden}) => hidden).map(({line}) => line)).toEqual([
    text.trimEnd().split('\n').length - 1,
  ]);
});
