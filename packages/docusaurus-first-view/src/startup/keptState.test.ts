// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {keptState} from './keptState.ts';

it('reads what a page kept, and leaves to others what is theirs', () => {
  history.replaceState({key: 'abc', typed: {error: 'E_PENDING'}, acts: ['Copy0']}, '');
  expect(keptState()).toEqual({
    typed: {error: 'E_PENDING'},
    acts: ['Copy0'],
    rest: {key: 'abc'},
  });
});

it.each([
  [null],
  [7],
  [true],
  [['a']],
  [{typed: null, acts: null}],
  [{typed: 7, acts: 7}],
  [{typed: [], acts: {}}],
  [{typed: {error: 7, code: null, q: {}}, acts: 'Copy0'}],
])('takes an entry with %j for one without anything kept', (state) => {
  history.replaceState(state, '');
  expect(keptState()).toMatchObject({typed: {}, acts: []});
});
