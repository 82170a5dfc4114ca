import {expect, it} from 'vitest';
import {stillOf} from 'playground-frame/addresses';
import {scenarios} from '../../content/scenarios/scenarios.ts';
import {drawStill} from './drawStill.ts';
import {stills} from './stills.ts';

/** What an image may weigh. */
const MOST_BYTES = 20_000;

const wordsOf = (picture: string): string[] =>
  [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);

it('draws the words of the screen in lines that fit, and the button below', () => {
  const picture = drawStill({heading: 'Pro monthly: Active, renews', button: 'Pro monthly'});
  expect(wordsOf(picture)).toEqual([
    'Pro monthly: Active,',
    'renews',
    'Pro monthly',
    'Simulated store',
  ]);
  expect(picture).not.toMatch(/style|<script/);
});

it('draws no empty button, and words as words', () => {
  const picture = drawStill({heading: 'A & <b>', button: undefined});
  expect(wordsOf(picture)).toEqual(['A &#38; &#60;b&#62;', 'Simulated store']);
});

it('draws each scenario as it ends, and each app', () => {
  const pictures = stills();
  for (const {app, id, end} of scenarios) {
    const picture = pictures.get(stillOf(app, id)) ?? '';
    const words = wordsOf(picture).join(' ');
    const screens = typeof end.screen === 'string' ? [end.screen] : Object.values(end.screen);
    expect(
      screens.some((screen) => words.startsWith(screen)),
      id,
    ).toBe(true);
    expect(pictures.has(stillOf(app))).toBe(true);
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(MOST_BYTES);
  }
});
