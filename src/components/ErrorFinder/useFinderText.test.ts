// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {keepAtEntry, typedAtEntry} from './useFinderText.ts';

const field = document.createElement('textarea');
field.name = 'error';

beforeEach(() => window.history.replaceState(null, ''));

it('what was typed stays with the history entry, beside what the router keeps there', () => {
  window.history.replaceState({key: 'abc'}, '');
  field.value = 'E_PENDING';
  keepAtEntry(field);
  expect(window.history.state).toEqual({key: 'abc', typed: {error: 'E_PENDING'}});
  expect(typedAtEntry(field)).toBe('E_PENDING');
  window.history.pushState({key: 'def'}, '');
  expect(typedAtEntry(field)).toBe('');
});

it.each([null, 'text', {typed: null}, {typed: {error: 7}}, {typed: {other: 'E_PENDING'}}])(
  'an entry with %j has nothing typed',
  (state) => {
    window.history.replaceState(state, '');
    expect(typedAtEntry(field)).toBe('');
    expect(typedAtEntry(null)).toBe('');
  },
);
