// @vitest-environment node
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {layOutCard, readPalette} from './layOutCard.ts';
import {loadPainter} from './loadPainter.ts';

const identity = {
  name: 'Expo IAP',
  host: 'example.com',
  mark: readFileSync('static/img/mark.svg', 'utf8'),
  palette: readPalette(readFileSync('src/css/tokens.css', 'utf8')),
};
const card = (title: string) =>
  layOutCard({permalink: '/', title, section: 'Release blog'}, identity);

it('draws the same card twice as the same bytes, and a longer title within the limit', async () => {
  const paint = await loadPainter(process.cwd());
  const short = await paint(card('Types'));
  expect(Buffer.from(short).equals(await paint(card('Types')))).toBe(true);
  const long = await paint(card('A title that says far too much about a release '.repeat(6)));
  expect(long.length).toBeLessThan(60_000);
}, 60_000);

it('refuses a title with letters that the font lacks', async () => {
  const paint = await loadPainter(process.cwd());
  await expect(paint(card('Kauf 購入'))).rejects.toThrow('The font of social cards has no "購入"');
}, 60_000);

it('takes the light colors', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(readPalette(tokens).accent).toBe('#0b5fcc');
});

it('names the color that is missing', () => {
  expect(() => readPalette(':root { --surface: #fff; }')).toThrow('no light color "--text"');
});
