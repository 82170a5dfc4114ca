// @vitest-environment jsdom
import {beforeAll, expect, it} from 'vitest';
import {limitTexts} from './limitTexts.ts';

beforeAll(limitTexts);

const long = 'a'.repeat(2_000_000);

it.each([
  ['a new text', () => document.createTextNode(long)],
  ['the text of an element', () => (document.body.textContent = long)],
  ['an appended text', () => document.body.append('a', long)],
  ['a longer text', () => document.createTextNode('a').appendData(long)],
  ['a value', () => (document.createElement('input').value = long)],
])('refuses %s that no screen shows', (_, write) => {
  expect(write).toThrow('not simulated: a text of more than a million letters');
});

it('leaves what apps show as it is', () => {
  document.body.textContent = 'Buy ';
  document.body.append(document.createTextNode('100 coins'));
  expect(document.body.textContent).toBe('Buy 100 coins');
});
