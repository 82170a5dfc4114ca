import {expect, it} from 'vitest';
import {hasKnownWord} from './searchIndex.ts';

const known = ['restore', 'purchase'];

it.each([
  ['restore', true],
  ['Rest', true],
  ['res', false],
  ['rest nothing', false],
  ['nothing purchase', true],
  ['nothing', false],
  ['re pu', false],
  ['"restore', false],
  ['', false],
])('"%s" has a known word: %s', (query, expected) => {
  expect(hasKnownWord(query, known)).toBe(expected);
});
