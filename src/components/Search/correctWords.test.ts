import {expect, it} from 'vitest';
import {correctWords} from './correctWords.ts';

const known = [
  'e_item_unavailable',
  'fetchproducts',
  'product',
  'products',
  'purchase',
  'receipt',
  'recipes',
  'transaction',
];

it.each([
  ['purchse', 'purchase'],
  ['recipt', 'receipt'],
  ['fecthProducts', 'fetchproducts'],
  ['transacton', 'transaction'],
  ['E_ITEM_UNAVALABLE', 'e_item_unavailable'],
  ['prodcut', 'product'],
])('corrects %s to %s', (typed, meant) => {
  expect(correctWords([typed], known)).toEqual([meant]);
});

it('takes the start of a word for the word while it is being typed, mistakes included', () => {
  expect(correctWords(['fetchP'], known)).toEqual(['fetchP']);
  expect(correctWords(['fecthPro'], known)).toEqual(['fetchproducts']);
});

it.each(['zebra', '<script>', 'عربى', '123456', 'sku', '"exact'])('leaves %s as it is', (word) => {
  expect(correctWords([word], known)).toEqual([word]);
});
