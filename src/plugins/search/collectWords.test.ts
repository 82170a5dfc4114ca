import {expect, it} from 'vitest';
import {collectWords} from './collectWords.ts';

it('lists words once, sorted, names also in parts, without short ones', () => {
  const section = {
    anchor: undefined,
    title: 'E_ITEM_UNAVAILABLE',
    above: [],
    isName: true,
    prose: ['The item is gone; the Item again.'],
    code: ['fetchProducts({skus})'],
    fields: [],
  };
  expect(collectWords([section])).toEqual([
    'again',
    'e_item_unavailable',
    'fetch',
    'fetchproducts',
    'gone',
    'item',
    'products',
    'skus',
    'unavailable',
  ]);
});
