// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {restore} from './reload.ts';

const SEARCH = '<dialog id=site-search><input name=q></dialog>';
const value = (selector: string): string | undefined =>
  document.querySelector<HTMLInputElement>(selector)?.value;

beforeEach(() => {
  const typed = {code: 'let a', q: 'refund', error: 'E_PENDING'};
  history.replaceState({key: 'abc', typed, acts: ['Copy0']}, '');
});

it('gives back what was typed, into the search of the page', () => {
  document.body.innerHTML = `<main><input name=q><textarea name=code></textarea></main>${SEARCH}`;
  restore();
  expect([value('main [name=q]'), value('textarea'), value('dialog input')]).toEqual([
    'refund',
    'let a',
    '',
  ]);
  expect(history.state).toEqual({
    key: 'abc',
    acts: ['Copy0'],
    typed: {code: 'let a', error: 'E_PENDING'},
  });
});

it('opens the search for what was typed there on any other page', () => {
  document.body.innerHTML = SEARCH;
  document.querySelector('dialog')?.setAttribute('open', '');
  restore();
  expect(value('dialog input')).toBe('refund');
});
