import {expect, it} from 'vitest';
import {soldBy} from './soldBy.ts';

it.each([
  ["const ids = ['coins_100'];", true],
  ['const ids = ["coins_100"];', true],
  ['const ids = [`coins_100`];', true],
  ['const coins_100 = {coins_1000: 0};', false],
])('finds the products of an app in its code: %s', (code, isSold) => {
  const sells = soldBy({
    files: [
      {name: 'shop.js', code: ''},
      {name: 'catalog.js', code},
    ],
  });
  expect(sells('coins_100')).toBe(isSold);
});
