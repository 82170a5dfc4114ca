import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPalette} from './readPalette.ts';

it('takes the light colors', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(readPalette(tokens).accent).toBe('#0b5fcc');
});

it('names the color that is missing', () => {
  expect(() => readPalette(':root { --surface: #fff; }')).toThrow('no light color "--text"');
});
