import {expect, it} from 'vitest';
import {isSteady, median, medianRange, ratio, spread} from './measurements.ts';

it('takes the middle, whatever the order and the count', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([10, 9, 100])).toBe(10);
  expect(median([])).toBeUndefined();
});

it('states the least and the most', () => {
  expect(spread([3, 1, 2])).toEqual([1, 3]);
});

it('says how far a median can be trusted, and whether more runs would change it', () => {
  expect(medianRange([5])).toEqual([5, 5]);
  expect(medianRange([9, 1, 5, 7, 3])).toEqual([3, 7]);
  expect(isSteady([1000, 1010, 990, 1020, 4000])).toBe(true);
  expect(isSteady([1000, 1200, 800, 1100, 900])).toBe(false);
  // A few milliseconds are less than a frame, whatever part of the value they are.
  expect(isSteady([2, 9, 5])).toBe(true);
  expect(isSteady([])).toBe(false);
});

it('gives no ratio to nothing', () => {
  expect(ratio(3, 4)).toBe(0.75);
  expect(ratio(0, 4)).toBe(0);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(undefined, 4)).toBeUndefined();
});
