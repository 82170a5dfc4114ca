import {expect, it} from 'vitest';
import {drawStill} from './drawStill.ts';

const wordsOf = (picture: string): string[] =>
  [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);

it('draws the words of the screen in lines that fit, and the button below', () => {
  const picture = drawStill({heading: 'Pro monthly: Active, renews', button: 'Pro monthly'});
  expect(wordsOf(picture)).toEqual([
    'Pro monthly:',
    'Active, renews',
    'Pro monthly',
    'Simulated store',
  ]);
  expect(picture).not.toMatch(/style|<script/);
});

it('draws no empty button, and words as words', () => {
  const picture = drawStill({heading: 'A & <b>', button: undefined});
  expect(wordsOf(picture)).toEqual(['A &#38; &#60;b&#62;', 'Simulated store']);
});
