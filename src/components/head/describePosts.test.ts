import {expect, it} from 'vitest';
import {describePost} from './describePosts.ts';

it('cuts a headline between words, at 110 letters', () => {
  const site = {title: 'Site', tagline: 'What it is', url: 'https://example.com', baseUrl: '/'};
  const title = 'several words, '.repeat(12);
  const post = {permalink: '/blog/one', title, description: '', date: '2025-08-19'};
  const blog = {title: 'Release blog', permalink: '/blog'};
  const {headline} = describePost(site, {...post, authors: [], tags: []}, blog);
  expect(headline.length).toBeLessThanOrEqual(110);
  expect(headline).toMatch(/^several words, .* (several|words)…$/);
});
