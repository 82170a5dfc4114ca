import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {deadEnd} from './deadEnd.ts';
import {attributes, pageAt, readPages} from './pages.ts';
import {readFeeds} from './readFeeds.ts';

const BLOG = 'https://expo-iap.hyo.dev/blog';
const addresses = posts.map((slug) => `${BLOG}/${slug}`).sort();
const feeds = readFeeds();
/** What belongs to our pages and means nothing in a reader of feeds. */
const CHROME =
  'button, input, label, fieldset, legend, script, style, svg, iframe, form, [class], [style], [id], [role], [tabindex], [hidden]';

describe.each(feeds)('B4 $file', ({home, entries}) => {
  it('belongs to the blog and lists every post under its address, which is also its id', () => {
    expect(home).toBe(BLOG);
    expect(entries.map(({link}) => link).sort()).toEqual(addresses);
    expect(entries.map(({id}) => id).sort()).toEqual(addresses);
  });

  it('has valid dates, the newest first, and a title and summary for each post', () => {
    const dates = entries.map(({date}) => Date.parse(date));
    expect(dates.filter(Number.isNaN)).toEqual([]);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    for (const {id, title, summary} of entries) {
      expect(title, id).not.toBe('');
      expect(summary.length, id).toBeGreaterThan(20);
    }
  });

  it.each(entries)('has the whole text of $id, with its code, for any reader', ({id, content}) => {
    const post = pageAt(id.replace(new URL(BLOG).origin, '')).$;
    const feed = load(content);
    const headings = ($: typeof feed, within: string): string[] =>
      [...$(within).find('h2, h3')].map((heading) => $(heading).text().trim());
    expect(headings(feed, 'body')).toEqual(headings(post, 'article .markdown'));
    expect(headings(feed, 'body')).not.toEqual([]);
    const code = post('article .markdown pre')
      .toArray()
      .map((block) => post(block).find('.line').text());
    expect(
      feed('pre')
        .toArray()
        .map((block) => feed(block).text()),
    ).toEqual(code);
    expect(
      feed(CHROME)
        .toArray()
        .map((element) => feed.html(element)),
    ).toEqual([]);
    expect(feed('body').text()).not.toMatch(/\u200b/);
    const links = feed('[href], [src]')
      .toArray()
      .map(({attribs}) => attribs['href'] ?? attribs['src'] ?? '');
    expect(links.flatMap((link) => deadEnd(link) ?? [])).toEqual([]);
  });
});

it('B4 the feeds have the same entries', () => {
  const [first, ...others] = feeds.map(({entries}) =>
    entries.map(({id, title, summary, content}) => ({id, title, summary, content})),
  );
  for (const entries of others) expect(entries).toEqual(first);
});

it('B4 every page leads to the feeds', () => {
  for (const page of readPages())
    expect(attributes(page, 'link[rel=alternate][title]', 'href'), page.route).toEqual([
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
    ]);
});
