import {existsSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {readFeeds} from './readFeeds.ts';
import {readHeads} from './readHeads.ts';

const BLOG = 'https://expo-iap.hyo.dev/blog';
const addresses = posts.map((slug) => `${BLOG}/${slug}`).sort();
const feeds = readFeeds();
const parser = new new JSDOM('').window.DOMParser();
const texts = new Map(posts.map(readPost));

describe.each(feeds)('B4 $file', ({home, entries}) => {
  const contents = entries.map(({id, content}) => ({
    id,
    body: parser.parseFromString(content, 'text/html').body,
  }));

  it('says what it belongs to', () => {
    expect(home).toBe(BLOG);
  });

  it('lists every post under its address, which is also its id', () => {
    expect(entries.map(({link}) => link).sort()).toEqual(addresses);
    expect(entries.map(({id}) => id).sort()).toEqual(addresses);
  });

  it('has valid dates, the newest first', () => {
    const dates = entries.map(({date}) => Date.parse(date));
    expect(dates.filter(Number.isNaN)).toEqual([]);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  it('has title, summary and the whole text of each post', () => {
    for (const {id, title, summary} of entries) {
      expect(title, id).not.toBe('');
      expect(summary.length, id).toBeGreaterThan(20);
    }
    for (const {id, body} of contents) {
      const headings = [...(texts.get(id)?.querySelectorAll('h2, h3') ?? [])].map((h) =>
        h.textContent.trim(),
      );
      expect(headings.length, id).toBeGreaterThan(0);
      expect(
        [...body.querySelectorAll('h2, h3')].map((h) => h.textContent.trim()),
        id,
      ).toEqual(headings);
    }
  });

  it('has absolute addresses only, and those of ours lead to pages', () => {
    const links = contents.flatMap(({body}) =>
      [...body.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !/^https?:\/\//.test(link))).toEqual([]);
    const ours = links
      .filter((link) => link.startsWith(new URL(BLOG).origin))
      .map((link) => new URL(link).pathname);
    expect(
      ours.filter((path) => !existsSync(`build${path}`) && !existsSync(`build${path}.html`)),
    ).toEqual([]);
  });

  it('contains no controls, scripts, styles or hooks of our pages', () => {
    for (const {id, body} of contents) {
      const chrome = body.querySelectorAll(
        'button, input, label, fieldset, legend, script, style, svg, iframe, form, [class], [style], [id], [role], [tabindex], [hidden]',
      );
      expect(
        [...chrome].map(({outerHTML}) => outerHTML),
        id,
      ).toEqual([]);
      expect(body.textContent, id).not.toMatch(/\u200b/);
    }
  });

  it('keeps the code of each post, line by line', () => {
    for (const {id, body} of contents) {
      const code = [...(texts.get(id)?.querySelectorAll('pre') ?? [])].map((block) =>
        [...block.querySelectorAll('.line')].map(({textContent}) => textContent).join(''),
      );
      expect(
        [...body.querySelectorAll('pre')].map(({textContent}) => textContent),
        id,
      ).toEqual(code);
    }
  });
});

it('B4 the feeds have the same entries', () => {
  const [first, ...others] = feeds.map(({entries}) =>
    entries.map(({id, title, summary, content}) => ({id, title, summary, content})),
  );
  for (const entries of others) expect(entries).toEqual(first);
});

it('B4 every page leads to the feeds', () => {
  for (const {route, head} of readHeads()) {
    const links = [...head.querySelectorAll('link[rel="alternate"][title]')].map((link) => [
      link.getAttribute('type'),
      link.getAttribute('href'),
    ]);
    expect(links, route).toEqual([
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/atom+xml', '/blog/atom.xml'],
      ['application/json', '/blog/feed.json'],
    ]);
  }
});

function readPost(slug: string): [string, Element] {
  const html = readFileSync(`build/blog/${slug}.html`, 'utf8');
  const text = parser.parseFromString(html, 'text/html').querySelector('article .markdown');
  if (text) return [`${BLOG}/${slug}`, text];
  throw new Error(`build/blog/${slug}.html has no "article .markdown" to compare the feeds with.`);
}
