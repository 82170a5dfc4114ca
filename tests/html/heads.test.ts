import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {environment} from '../../src/plugins/environment.ts';
import {posts} from '../../src/site/promised.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {docsRoutes} from './contractRoutes.ts';
import {attributes, type Page, readPages} from './pages.ts';

const pages = readPages();
const withOwnCard = ['/', '/blog', ...posts.map((slug) => `/blog/${slug}`), ...docsRoutes];
const icons = ['/img/favicon-32.png', '/img/apple-touch-icon.png', '/manifest.webmanifest'];
const mark = readFileSync('static/img/mark.svg', 'utf8').trim();

/** What the head says under a name, as often as it does. */
const said = (page: Page, name: string): string[] =>
  attributes(page, `meta[property="${name}"], meta[name="${name}"]`, 'content');
const fileOf = (image: string): string => image.replace(environment.url, 'build');

describe('X the card of a page', () => {
  it('is one that exists, its own on docs pages, posts and main pages, with its size and its text', () => {
    for (const page of pages) {
      const {route} = page;
      const [image = '', ...more] = said(page, 'og:image');
      expect(more, route).toEqual([]);
      expect(image, route).toMatch(/^https:\/\/expo-iap\.hyo\.dev\/img\/cards\/.+\.png$/);
      expect(existsSync(fileOf(image)), `${route} names ${image}`).toBe(true);
      if (withOwnCard.includes(route))
        expect(image).toBe(`${environment.url}/img/cards${route === '/' ? '/index' : route}.png`);
      expect(said(page, 'og:image:width'), route).toEqual(['1200']);
      expect(said(page, 'og:image:height'), route).toEqual(['630']);
      expect(said(page, 'og:image:alt'), route).toEqual([
        expect.stringMatching(/^Expo IAP[^()]*: .+/),
      ]);
      expect(said(page, 'twitter:card'), route).toEqual(['summary_large_image']);
      expect(said(page, 'twitter:image'), route).toEqual([image]);
    }
  });

  it('is a PNG of 1200 by 630 pixels under 60 kB, and shows its own title', () => {
    for (const image of new Set(pages.flatMap((page) => said(page, 'og:image')))) {
      const bytes = readFileSync(fileOf(image));
      expect(bytes.subarray(1, 4).toString('latin1'), image).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
      expect(bytes.length, image).toBeLessThan(60_000);
    }
    const picture = (route: string): Buffer => readFileSync(`build/img/cards${route}.png`);
    expect(picture('/docs/intro').equals(picture('/docs/api'))).toBe(false);
  });
});

it('X no title breaks inside the name of the package', () => {
  const named = pages.filter(({$}) => $('h1').text().includes('expo-iap'));
  expect(named.length).toBeGreaterThan(docsVersions.length);
  const broken = named.filter(({$}) => $('h1 > .unbroken').text() !== 'expo-iap');
  expect(broken.map(({route}) => route)).toEqual([]);
});

it('X every page has the icons, and asks for the manifest only when its first text is shown', () => {
  for (const page of pages) {
    const links = 'link[rel~=icon], link[rel*=apple], link[rel=manifest]';
    const addresses = attributes(page, links, 'href');
    const [drawing = '', ...others] = addresses.filter((address) => !icons.includes(address));
    const [type, svg = ''] = drawing.split(/,(.*)/s);
    expect(type, page.route).toBe('data:image/svg+xml');
    expect(decodeURIComponent(svg).replaceAll("'", '"'), page.route).toBe(mark);
    expect(others, page.route).toEqual([]);
    expect(addresses, page.route).toEqual(expect.arrayContaining(icons));
    expect(page.$('link[rel=manifest]').length, page.route).toBe(1);
    expect(page.$('noscript > link[rel=manifest]').length, page.route).toBe(1);
  }
  for (const address of icons) expect(existsSync(`build${address}`), address).toBe(true);
});
