import {expect, it} from 'vitest';
import {editText} from './editText.ts';

it('puts a text in before it takes away what is behind its place', () => {
  const removed = {start: 1, end: 2, text: ''};
  for (const edits of [
    [removed, {start: 1, end: 1, text: 'x'}],
    [{start: 1, end: 1, text: 'x'}, removed],
  ])
    expect(editText('abc', edits)).toBe('axc');
});
