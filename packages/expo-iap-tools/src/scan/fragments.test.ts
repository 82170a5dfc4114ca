import {describe, expect, it} from 'vitest';
import {corrected, scan} from './testing/scan.ts';

function told(text: string): readonly string[] {
  return scan(text).findings.map(({line, column, kind, name}) =>
    [`${line}:${column}`, kind, name].join(' '),
  );
}

describe('a paste without its import', () => {
  const text = `const {currentPurchase} = useIAP();
const receipt = await getReceiptIos();
if (currentPurchase?.id === 'pro') unlock(receipt);`;

  it('is asked about where its names are those of the library', () => {
    expect(told(text)).toEqual(['2:23 question getReceiptIos', '3:22 question id']);
    const typed = `const end = (bought: Purchase) => bought.platform === 'ios' && bought.quantityIos;
requestPurchase({request: {ios: {sku: 'a'}, android: {skus: ['a']}}});`;
    expect(told(typed)).toEqual(['1:71 question quantityIos']);
  });

  it('is named, and counts as code of the library', () => {
    const {notices, isUsed} = scan(text);
    expect(notices.map(({message}) => message)).toEqual([
      'This doesn’t import expo-iap. `useIAP`, `getReceiptIos` are taken as the library’s, so everything here is a question.',
    ]);
    expect(isUsed).toBe(true);
  });

  it('is corrected where the reader wrote it', () => {
    expect(corrected(text)).toBe(text.replace('Ios()', 'IOS()').replace('.id', '.productId'));
  });

  it.each([
    `const requestPurchase = () => 1;\nrequestPurchase();`,
    `import {requestPurchase} from './own';\nrequestPurchase({request: {sku: 'a'}});`,
    `export const buy = (requestPurchase) => requestPurchase({request: {sku: 'a'}});`,
    `import {Sku} from 'react-native-iap';\nrequestPurchase({request: {sku: 'a'}});`,
    `const products: Product[] = getProducts(['a']);`,
    `shop.requestPurchase({request: {sku: 'a'}});`,
  ])('is not read where another thing has the name: %s', (code) => {
    expect(told(code)).toEqual([]);
    expect(scan(code).isUsed).toBe(false);
  });
});
