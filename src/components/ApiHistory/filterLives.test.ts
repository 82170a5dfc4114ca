// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {applyFilter, everything, passes} from './filterLives.ts';

const life = 'ios field 3 19 2';

it('compares name, platform, kind and the patches that have the name', () => {
  const tests = [
    [{name: 'DATE'}, true],
    [{name: 'product'}, false],
    [{platform: 'ios', kind: 'field'}, true],
    [{platform: 'android'}, false],
    [{kind: 'function'}, false],
    [{patch: '3'}, true],
    [{patch: '19'}, true],
    [{patch: '2'}, false],
    [{patch: '20'}, false],
    [{onlyChanged: true}, true],
  ] as const;
  for (const [filter, expected] of tests)
    expect(passes('Order.date', life, {...everything, ...filter})).toBe(expected);
  expect(passes('Order.date', 'ios field 3 19 0', {...everything, onlyChanged: true})).toBe(false);
});

it('keeps the heading of a group while one of its names is left, and counts names', () => {
  const list = document.createElement('div');
  list.innerHTML =
    '<div><h3 id="Order" data-life="both type 0 9 0">Order</h3>' +
    '<ul><li id="Order.date" data-life="ios field 0 9 0">date</li><li id="Order.sum" data-life="both field 0 9 0">sum</li></ul></div>' +
    '<div><h3 id="load" data-life="both function 0 9 0">load</h3></div>';
  const hidden = () => [...list.querySelectorAll('[hidden]')].map(({id, tagName}) => id || tagName);
  expect(applyFilter(list, {...everything, name: 'date'})).toBe(1);
  expect(hidden()).toEqual(['Order.sum', 'DIV']);
  expect(applyFilter(list, everything)).toBe(4);
  expect(hidden()).toEqual([]);
});
