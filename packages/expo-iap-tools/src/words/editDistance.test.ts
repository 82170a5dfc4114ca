import {expect, it} from 'vitest';
import {editDistance, nearestName} from './editDistance.ts';

it.each([
  ['purchsae', 'purchase', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('counts the slips between "%s" and "%s"', (from, to, slips) => {
  expect(editDistance(from, to)).toBe(slips);
  expect(editDistance(to, from)).toBe(slips);
});

it('finds the name that was meant, whatever its case, and none when nothing is near', () => {
  expect(nearestName('fetchproduct', ['fetchProducts', 'requestPurchase'])).toBe('fetchProducts');
  expect(nearestName('zzz', ['fetchProducts'])).toBeUndefined();
  expect(nearestName('\u8cfc\u8cb7', ['PI'])).toBeUndefined();
});
