import {expect, it} from 'vitest';
import {cutData, MOST_DATA} from './cutData.ts';

const row = {name: 'skus', meaning: 'The ids of the products. '.repeat(4)};

it.each([
  ['one long text', {page: 'a', text: '"quoted"\n'.repeat(3_000)}],
  ['one long list', {findings: Array.from({length: 900}, () => row), more: 'b'}],
  ['two long lists', {errors: Array(200).fill(row), hints: Array(900).fill('unknown'), more: 'b'}],
  ['a list in a list', {names: [{members: Array.from({length: 300}, () => row), docs: 'c'}]}],
])('cuts %s, says so, and keeps the rest', (_, data) => {
  const short = cutData(data);
  const size = JSON.stringify(short).length;
  expect(size).toBeLessThanOrEqual(MOST_DATA);
  expect(size).toBeGreaterThan(MOST_DATA / 2);
  expect(short['isCut']).toBe(true);
  expect(Object.keys(short)).toEqual([...Object.keys(data), 'isCut']);
});

it('leaves short data alone', () => {
  expect(cutData({names: [row]})).toEqual({names: [row]});
});
