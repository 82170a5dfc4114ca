import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readPalette} from '../../src/finish/cards/layOutCard.ts';
import {drawIcon, ICON_SOURCE, iconFiles} from './drawIcon.ts';

const mark = readFileSync(ICON_SOURCE, 'utf8');
const palette = readPalette(readFileSync('src/css/tokens.css', 'utf8'));
const manifest: unknown = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8'));

describe('icons are in step with the mark; run npx tsx scripts/draw-icons.ts after a change', () => {
  it.each(iconFiles)('$path', async ({path, ...icon}) => {
    const drawn = await drawIcon(mark, icon);
    expect(Buffer.from(drawn).equals(readFileSync(path))).toBe(true);
  });

  it('favicon.svg', () => {
    expect(readFileSync('static/img/favicon.svg', 'utf8')).toBe(mark);
  });
});

it('the mark has the accent of the site', () => {
  expect(mark).toContain(palette.accent);
});

it('the manifest names the icons that exist and the colors of the site', () => {
  expect(manifest).toMatchObject({
    theme_color: palette.accent,
    icons: [
      {src: 'img/favicon.svg', sizes: 'any'},
      {src: 'img/icon-192.png', sizes: '192x192', purpose: 'maskable'},
      {src: 'img/icon-512.png', sizes: '512x512', purpose: 'maskable'},
    ],
  });
});
