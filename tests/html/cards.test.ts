import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {docsRoutes} from './contractRoutes.ts';
import {readHeads} from './readHeads.ts';

const ORIGIN = 'https://expo-iap.hyo.dev/';
const pages = readHeads();
const withOwnCard = ['/', '/blog', ...posts.map((slug) => `/blog/${slug}`), ...docsRoutes];

const cards = pages.map(({route, head}) => {
  const content = (name: string): string | undefined =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
    undefined;
  return {route, content, image: content('og:image') ?? ''};
});

it('every page shows one card that exists, with its size and its text', () => {
  for (const {route, content, image} of cards) {
    expect(image, route).toMatch(/^https:\/\/expo-iap\.hyo\.dev\/img\/cards\/.+\.png$/);
    expect(existsSync(fileOf(image)), `${route} names ${image}`).toBe(true);
    expect(content('og:image:width'), route).toBe('1200');
    expect(content('og:image:height'), route).toBe('630');
    expect(content('og:image:alt'), route).toMatch(/^Expo IAP.*: .+/);
    expect(content('twitter:card'), route).toBe('summary_large_image');
    expect(content('twitter:image'), route).toBe(image);
  }
  const repeated = pages.filter(
    ({head}) => head.querySelectorAll('meta[property="og:image"]').length !== 1,
  );
  expect(repeated.map(({route}) => route)).toEqual([]);
});

it('docs pages, posts and the main pages have their own card', () => {
  const own = cards.filter(({route}) => withOwnCard.includes(route));
  expect(own).toHaveLength(withOwnCard.length);
  for (const {route, image, content} of own) {
    expect(image).toBe(`${ORIGIN}img/cards/${route === '/' ? 'index' : route.slice(1)}.png`);
    expect(content('og:image:alt')?.length, route).toBeGreaterThan('Expo IAP: '.length);
  }
});

it('cards are PNGs of 1200 by 630 pixels under 60 kB', () => {
  for (const image of new Set(cards.map(({image}) => image))) {
    const bytes = readFileSync(fileOf(image));
    expect(bytes.subarray(1, 4).toString('latin1'), image).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(bytes.length, image).toBeLessThan(60_000);
  }
});

it('the cards of two pages with different titles differ', () => {
  const picture = (route: string): Buffer => readFileSync(`build/img/cards${route}.png`);
  expect(picture('/docs/intro').equals(picture('/docs/api'))).toBe(false);
});

function fileOf(image: string): string {
  return image.replace(ORIGIN, 'build/');
}
