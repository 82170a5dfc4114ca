import {expect, it} from 'vitest';
import {describePost} from './describePosts.ts';

const site = {title: 'Site', tagline: 'What it is', url: 'https://example.com', baseUrl: '/'};
const blog = {title: 'Release blog', permalink: '/blog'};
const author = {
  key: 'a',
  name: 'Ann',
  title: 'Maintainer',
  url: 'https://code.example/ann',
  page: {permalink: '/blog/authors/a'},
  socials: {github: 'https://code.example/ann', x: 'https://x.example/ann'},
};
const post = {
  lastUpdatedAt: undefined,
  permalink: '/blog/one',
  title: 'One',
  description: 'About one.',
  date: '2025-08-19T00:00:00.000Z',
  authors: [author],
  tags: [],
};

it('names author, publisher, picture and dates with full addresses', () => {
  expect(describePost(site, post, blog)).toMatchObject({
    url: 'https://example.com/blog/one',
    headline: 'One',
    datePublished: '2025-08-19T00:00:00.000Z',
    image: {url: 'https://example.com/img/cards/blog/one.png', width: 1200, height: 630},
    publisher: {'@type': 'Organization', name: 'Site', url: 'https://example.com/'},
    author: [
      {
        name: 'Ann',
        url: 'https://example.com/blog/authors/a',
        sameAs: ['https://code.example/ann', 'https://x.example/ann'],
      },
    ],
  });
});

it('says when a post changed only when that is known', () => {
  expect(describePost(site, post, blog)).not.toHaveProperty('dateModified');
  const changed = {...post, lastUpdatedAt: Date.UTC(2025, 8, 1)};
  expect(describePost(site, changed, blog)).toHaveProperty(
    'dateModified',
    '2025-09-01T00:00:00.000Z',
  );
});

it('cuts a headline between words, at 110 letters', () => {
  const {headline} = describePost(site, {...post, title: 'several words, '.repeat(12)}, blog);
  expect(headline.length).toBeLessThanOrEqual(110);
  expect(headline).toMatch(/^several words, .* (several|words)…$/);
});
