import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import {posts, tags} from '../../src/site/promised.ts';

const parser = new new JSDOM('').window.DOMParser();
const read = (path: string): Document =>
  parser.parseFromString(readFileSync(`build/blog/${path}.html`, 'utf8'), 'text/html');

describe('B1 a post', () => {
  it.each(posts)('%s shows date, reading time, author and tags', (slug) => {
    const page = read(slug);
    const header = page.querySelector('article header');
    expect(Date.parse(header?.querySelector('time')?.dateTime ?? '')).not.toBeNaN();
    expect(header?.textContent).toMatch(/(?:\d+|One) min read/);
    expect(header?.querySelector('a[href="/blog/authors/hyochan"]')?.textContent).toContain('Hyo');
    expect(page.querySelectorAll('article footer a[rel="tag"]').length).toBeGreaterThan(0);
  });

  it('leads to the post before and after it, from the first to the last', () => {
    const newer = (slug: string) => read(slug).querySelector('a.pagination-nav__link--prev');
    const older = (slug: string) => read(slug).querySelector('a.pagination-nav__link--next');
    posts.forEach((slug, index) => {
      const [before, after] = [posts[index - 1], posts[index + 1]];
      expect(older(slug)?.getAttribute('href'), slug).toBe(before && `/blog/${before}`);
      expect(newer(slug)?.getAttribute('href'), slug).toBe(after && `/blog/${after}`);
    });
  });
});

it.each(tags)('B3 the page of the tag %s says what the tag stands for', (tag) => {
  const page = read(`tags/${tag}`);
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description.length).toBeGreaterThan(10);
  expect(page.querySelector('main header')?.textContent).toContain(description);
});
