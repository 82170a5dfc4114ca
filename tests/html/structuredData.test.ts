import {describe, expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {docsRoutes} from './contractRoutes.ts';
import {deadEnd} from './deadEnd.ts';
import {attributes, pageAt, readPages} from './pages.ts';
import type {Thing} from './readStructuredData.ts';
import {readStructuredData, textsAt, thingsAt} from './readStructuredData.ts';

const ORIGIN = 'https://expo-iap.hyo.dev';
const described = readPages().map((page) => ({
  route: page.route,
  things: readStructuredData(page),
}));

function only(route: string, type: string): Thing {
  const things =
    described
      .find((page) => page.route === route)
      ?.things.filter((thing) => thing['@type'] === type) ?? [];
  expect(things, `${type} on ${route}`).toHaveLength(1);
  return things[0] ?? {};
}

it('each page is described by the types that belong there, each once', () => {
  for (const {route, things} of described) {
    expect(
      things.map((thing) => thing['@type']),
      route,
    ).toEqual(typesOf(route));
    expect(
      things.every((thing) => thing['@context'] === 'https://schema.org'),
      route,
    ).toBe(true);
  }
});

it('every address of ours is absolute and leads to a page or a file of the build', () => {
  const addresses = described
    .flatMap(({things}) => things)
    .flatMap((thing) => textsAt(thing, ['@id', 'url', 'item', 'mainEntityOfPage', 'sameAs']))
    // The site and its publisher have names that are no places of a page.
    .map((address) => address.replace(/#.*/, ''));
  expect(new Set(addresses).size).toBeGreaterThan(docsRoutes.length);
  expect([...new Set(addresses)].flatMap((address) => deadEnd(address) ?? [])).toEqual([]);
});

describe('a post', () => {
  it.each(posts)('%s has what search engines require', (slug) => {
    const url = `${ORIGIN}/blog/${slug}`;
    const post = only(`/blog/${slug}`, 'BlogPosting');
    expect(post['url']).toBe(url);
    expect(post['mainEntityOfPage']).toEqual({'@type': 'WebPage', '@id': url});
    expect(String(post['headline']).length).toBeGreaterThan(5);
    expect(String(post['headline']).length).toBeLessThanOrEqual(110);
    expect(String(post['description']).length).toBeGreaterThan(20);
    expect(Date.parse(String(post['datePublished']))).toBeGreaterThan(Date.UTC(2025, 4));
    expect(thingsAt(post, 'image')[0]).toMatchObject({
      '@type': 'ImageObject',
      width: 1200,
      height: 630,
      url: `${ORIGIN}/img/cards/blog/${slug}.png`,
    });
    expect(thingsAt(post, 'author')[0]).toMatchObject({
      '@type': 'Person',
      name: 'Hyo',
      url: `${ORIGIN}/blog/authors/hyochan`,
    });
    expect(thingsAt(post, 'publisher')[0]).toMatchObject({
      '@type': 'Organization',
      name: 'Expo IAP',
      url: `${ORIGIN}/`,
    });
  });

  it.each(posts)('%s has the date that the page shows', (slug) => {
    const [shown] = attributes(pageAt(`/blog/${slug}`), 'article time', 'datetime');
    expect(only(`/blog/${slug}`, 'BlogPosting')['datePublished']).toBe(shown);
  });
});

it('the blog lists every post, the newest first', () => {
  const blog = only('/blog', 'Blog');
  expect(blog).toMatchObject({name: 'Release blog', url: `${ORIGIN}/blog`});
  const listed = thingsAt(blog, 'blogPost');
  expect(listed.map(({url}) => url).sort()).toEqual(
    posts.map((slug) => `${ORIGIN}/blog/${slug}`).sort(),
  );
  const dates = listed.map(({datePublished}) => String(datePublished));
  expect(dates).toEqual([...dates].sort().reverse());
});

it('a trail leads from the home page to the page itself, step by step', () => {
  for (const route of [...docsRoutes, ...posts.map((slug) => `/blog/${slug}`)]) {
    const steps = thingsAt(only(route, 'BreadcrumbList'), 'itemListElement');
    expect(
      steps.map(({position}) => position),
      route,
    ).toEqual(steps.map((_, index) => index + 1));
    expect(
      steps.every(({name}) => typeof name === 'string' && name !== ''),
      route,
    ).toBe(true);
    expect(steps[0]?.['item'], route).toBe(`${ORIGIN}/`);
    expect(steps.at(-1)?.['item'], route).toBe(ORIGIN + route);
    expect(new Set(steps.map(({item}) => item)).size, route).toBe(steps.length);
    const shown = attributes(pageAt(route), 'nav.theme-doc-breadcrumbs a', 'href').slice(1);
    expect(
      steps.slice(2, -1).map(({item}) => item),
      route,
    ).toEqual(shown.map((href) => ORIGIN + href));
  }
});

it('the home page names the site and who publishes it', () => {
  const site = only('/', 'WebSite');
  expect(site).toMatchObject({
    name: 'Expo IAP',
    url: `${ORIGIN}/`,
    description: 'In-app purchase solution for Expo and React Native',
  });
  expect(thingsAt(site, 'publisher')[0]).toMatchObject({'@type': 'Organization', name: 'Expo IAP'});
});

function typesOf(route: string): string[] {
  if (route === '/') return ['WebSite'];
  if (route === '/blog') return ['Blog'];
  if (posts.some((slug) => route === `/blog/${slug}`)) return ['BlogPosting', 'BreadcrumbList'];
  return docsRoutes.includes(route) ? ['BreadcrumbList'] : [];
}
