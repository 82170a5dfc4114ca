import {expect, it} from 'vitest';
import {median, ratio, spread} from './measurements.ts';

it('takes the middle, whatever the order and the count', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([10, 9, 100])).toBe(10);
  expect(median([])).toBeUndefined();
});

it('states the least and the most', () => {
  expect(spread([3, 1, 2])).toEqual([1, 3]);
});

it('gives no ratio to nothing', () => {
  expect(ratio(3, 4)).toBe(0.75);
  expect(ratio(0, 4)).toBe(0);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(undefined, 4)).toBeUndefined();
});
