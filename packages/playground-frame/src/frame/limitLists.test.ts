import {beforeAll, expect, it} from 'vitest';
import {limitLists} from './limitLists.ts';

beforeAll(limitLists);

const long = {length: 2 ** 53 - 1};
const holes: unknown[] = [];
holes.length = 2 ** 32 - 1;

it.each([
  ['a search', () => Reflect.apply(Array.prototype.indexOf, long, [1])],
  ['a sort', () => Reflect.apply(Array.prototype.sort, long, [])],
  ['a callback of the browser', () => Reflect.apply(Array.prototype.forEach, long, [Math.abs])],
  ['a copy', () => Array.from(long)],
  ['holes', () => holes.includes(1)],
])('refuses %s in a list that is too long', (_, run) => {
  expect(run).toThrow('not simulated: a list of more than 10 million items');
});

it('leaves what apps do with lists as it is', () => {
  expect([3, 1, 2].toSorted().concat([4]).map(String).join()).toBe('1,2,3,4');
  expect(Array.from({length: 2}, (_, index) => index)).toEqual([0, 1]);
  expect(Array.from('ab')).toEqual(['a', 'b']);
  class Own extends Array<number> {}
  expect(Own.from([1]).map((one) => one)).toBeInstanceOf(Own);
});
