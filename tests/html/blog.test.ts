import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {posts, tags} from '../../src/site/promised.ts';
import {attributes, pageAt, readPages, texts} from './pages.ts';

/** From the newest to the oldest, as lists show them. */
const newestFirst = posts.map((slug) => `/blog/${slug}`).toReversed();
const SIDEBAR = 'nav[aria-label="Blog recent posts navigation"]';
const AUTHOR = '/blog/authors/hyochan';

describe('B1 a post', () => {
  it.each(posts)('%s shows date, reading time, author and tags', (slug) => {
    const page = pageAt(`/blog/${slug}`);
    const [date = ''] = attributes(page, 'article header time', 'datetime');
    expect(Date.parse(date)).not.toBeNaN();
    expect(page.$('article header').text()).toMatch(/(?:\d+|One) min read/);
    expect(page.$(`article header a[href="${AUTHOR}"]`).text()).toContain('Hyo');
    expect(attributes(page, 'article footer a[rel=tag]', 'href')).not.toEqual([]);
  });

  it('leads to the post before and after it, from the first to the last', () => {
    newestFirst.forEach((route, index) => {
      const page = pageAt(route);
      const older = newestFirst.slice(index + 1, index + 2);
      const newer = index === 0 ? [] : newestFirst.slice(index - 1, index);
      expect(attributes(page, 'a.pagination-nav__link--next', 'href'), route).toEqual(older);
      expect(attributes(page, 'a.pagination-nav__link--prev', 'href'), route).toEqual(newer);
    });
  });
});

it('B1 R2 the blog lists every post, the newest first, and leads to the other lists and the feeds', () => {
  const page = pageAt('/blog');
  expect(readdirSync('blog').filter((file) => file.endsWith('.mdx'))).toHaveLength(posts.length);
  expect(attributes(page, 'main article header h2 a', 'href')).toEqual(newestFirst);
  for (const header of page.$('main article header').toArray()) {
    expect(page.$(header).text()).toMatch(/(?:\d+|One) min read/);
    // The title and the author, whose accounts are on the author's own page.
    expect(page.$(header).find('a')).toHaveLength(2);
  }
  const lists = ['/blog', '/blog/archive', '/blog/tags', '/blog/authors'];
  const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
  expect(attributes(page, 'main > header a', 'href')).toEqual([...lists, ...feeds]);
  for (const route of lists)
    expect(attributes(pageAt(route), 'main > header [aria-current]', 'href')).toEqual([route]);
});

it('B2 the sidebar of the blog groups the posts by year, on every page of it that has one', () => {
  const years = new Map<string, string[]>();
  for (const route of newestFirst) {
    const year = attributes(pageAt(route), 'article header time', 'datetime')[0]?.slice(0, 4) ?? '';
    years.set(year, [...(years.get(year) ?? []), route]);
  }
  const having = readPages().filter(({$}) => $(SIDEBAR).length > 0);
  expect(having.map(({route}) => route)).toEqual(expect.arrayContaining(['/blog', ...newestFirst]));
  for (const {$, route} of having) {
    const groups = $(`${SIDEBAR} [role=group]`)
      .toArray()
      .map((group) => [
        $('h3', group).text(),
        [...$('a', group)].map((link) => $(link).attr('href')),
      ]);
    expect(groups, route).toEqual([...years]);
  }
});

describe('B3 the lists of the blog', () => {
  it('R3 the archive lists every post by year, the newest first', () => {
    const page = pageAt('/blog/archive');
    expect(attributes(page, 'main section a', 'href')).toEqual(newestFirst);
    expect(texts(page, 'main section h2')).not.toEqual([]);
  });

  it('R4 R5 the list of authors leads to the author, whose page has every post', () => {
    expect(pageAt('/blog/authors').$(`main li:has(> a[href="${AUTHOR}"])`).text()).toContain(
      `${newestFirst.length} posts`,
    );
    const page = pageAt(AUTHOR);
    expect(attributes(page, 'main article header h2 a', 'href')).toEqual(newestFirst);
  });

  it('R6 the list of tags has every tag once, with what it stands for and how many posts it has', () => {
    const {$} = pageAt('/blog/tags');
    const rows = $('main li:has(> a[rel=tag])').toArray();
    const listed = rows.map((row) => $(row).find('a').attr('href') ?? '');
    expect(listed.toSorted()).toEqual(tags.map((tag) => `/blog/tags/${tag}`).toSorted());
    for (const [index, route] of listed.entries()) {
      const page = pageAt(route);
      const [description = ''] = attributes(page, 'meta[name=description]', 'content');
      const count = page.$('main article').length;
      expect($(rows[index]).text()).toContain(
        `${count} post${count === 1 ? '' : 's'}${description}`,
      );
    }
  });

  it.each(tags)('R7 the page of the tag %s says what it stands for and has its posts', (tag) => {
    const page = pageAt(`/blog/tags/${tag}`);
    const [description = ''] = attributes(page, 'meta[name=description]', 'content');
    expect(description.length).toBeGreaterThan(10);
    expect(page.$('main header').text()).toContain(description);
    const tagged = newestFirst.filter((route) =>
      attributes(pageAt(route), 'article footer a[rel=tag]', 'href').includes(page.route),
    );
    expect(attributes(page, 'main article header h2 a', 'href')).toEqual(tagged);
    expect(tagged).not.toEqual([]);
  });
});
