import {describe, expect, it} from 'vitest';
import {readWords} from './words.ts';

function read(code: string): string[] {
  return readWords(code).map(({name, receiver, called}) =>
    [receiver === undefined ? '' : `${receiver}.`, name, called ? '()' : ''].join(''),
  );
}

describe('readWords', () => {
  it.each([
    ['fetchProducts', ['fetchProducts']],
    ['fetchProducts({skus})', ['fetchProducts()', 'skus']],
    ['get<Product>(a)', ['get()', 'Product', 'a']],
    ['purchase.purchaseToken', ['purchase', 'purchase.purchaseToken']],
    ['purchase?.id', ['purchase', 'purchase.id']],
    ['purchases[0].id', ['purchases', 'purchases.id']],
    ['useIAP().connected', ['useIAP()', 'useIAP.connected']],
    ['a.b.c()', ['a', 'a.b', 'b.c()']],
    ['...rest', ['rest']],
    ['.finish()', ['.finish()']],
    ["type: 'subs'", ['type']],
    ["code === 'E_UNKNOWN'", ['code', 'E_UNKNOWN']],
    ['"expo-iap"', []],
  ])('reads %s', (code, words) => {
    expect(read(code)).toEqual(words);
  });

  it('keeps the place', () => {
    expect(readWords("a('bc', d)").map(({offset}) => offset)).toEqual([0, 8]);
  });
});
