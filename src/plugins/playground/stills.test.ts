import {stillOf} from 'playground-frame/addresses';
import {expect, it} from 'vitest';
import {scenarios} from '../../content/scenarios/scenarios.ts';
import {stills} from './stills.ts';

/** What an image may weigh. */
const MOST_BYTES = 20_000;

const wordsOf = (picture: string): string[] =>
  [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);

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
