import {expect, it} from 'vitest';
import {parseExcerpt} from './parseExcerpt.ts';

it('splits marked words from plain text', () => {
  expect(parseExcerpt('the <mark>product</mark> list is <mark>empty</mark>')).toEqual([
    {text: 'the ', isMarked: false},
    {text: 'product', isMarked: true},
    {text: ' list is ', isMarked: false},
    {text: 'empty', isMarked: true},
  ]);
});

it('gives back angle brackets of the text as text', () => {
  expect(parseExcerpt('Promise&lt;Product[]&gt; <mark>&lt;mark&gt;</mark> <img>')).toEqual([
    {text: 'Promise<Product[]> ', isMarked: false},
    {text: '<mark>', isMarked: true},
    {text: ' <img>', isMarked: false},
  ]);
});
