import {expect, it} from 'vitest';
import {writeGallery} from './writeGallery.ts';

const bytes = Buffer.from('png');

it('shows each picture once, by screen, width and mode', () => {
  const files = [
    'post-360-light.png',
    'home-1280-dark.png',
    'home-360-dark.png',
    'home-360-light.png',
  ];
  const html = writeGallery(files.map((file) => ({file, bytes})));
  expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
    'home at 360 px, light',
    'home at 360 px, dark',
    'home at 1280 px, dark',
    'post at 360 px, light',
  ]);
  expect(html).toContain(`base64,${bytes.toString('base64')}`);
});

it('shows how a picture looked before it changed', () => {
  const html = writeGallery([
    {file: 'home-360-light.png', bytes, before: Buffer.from('old')},
    {file: 'post-360-light.png', bytes, before: bytes},
  ]);
  expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
    'home at 360 px, light, before',
    'home at 360 px, light, after',
    'post at 360 px, light',
  ]);
});

it('refuses a picture that it cannot place', () => {
  expect(() => writeGallery([{file: 'home.png', bytes}])).toThrow(
    '"home.png" is not a valid picture name. Rename the picture',
  );
});
