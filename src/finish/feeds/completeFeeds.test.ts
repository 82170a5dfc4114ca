import {expect, it} from 'vitest';
import {completeJson, completeXml} from './completeFeeds.ts';

const facts = {address: 'https://example.com/blog/f.xml', language: 'en', style: 'feed.css'};
const head =
  '<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="feed.css"?>\n';
const anchor = '<a xmlns="http://www.w3.org/1999/xhtml" href="https://example.com/a">a &lt; b</a>';

it('completes an RSS feed and keeps its content', () => {
  const item = '<link>https://example.com/a</link><title><![CDATA[a < b]]></title>';
  expect(
    completeXml(
      `<?xml version="1.0" encoding="utf-8"?>\n<rss><channel><item>${item}</item></channel></rss>`,
      facts,
    ),
  ).toBe(
    `${head}<rss><channel><atom:link xmlns:atom="http://www.w3.org/2005/Atom" href="https://example.com/blog/f.xml" rel="self"` +
      ` type="application/rss+xml"/><item>${item}${anchor}</item></channel></rss>\n`,
  );
});

it('completes an Atom feed', () => {
  const entry = '<title type="html"><![CDATA[a < b]]></title><link href="https://example.com/a"/>';
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${entry}</entry></feed>`;
  expect(completeXml(feed, facts)).toBe(
    `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><link href="https://example.com/blog/f.xml" rel="self"` +
      ` type="application/atom+xml"/><entry>${entry}${anchor}</entry></feed>\n`,
  );
});

const jsonFacts = {address: 'https://example.com/blog/feed.json', language: 'en'};

it('says where the JSON feed is and in which language, and names authors as version 1.1 does', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1',
    items: [{id: '1', author: {name: 'A'}}, {id: '2'}],
  };
  expect(JSON.parse(completeJson(JSON.stringify(feed), jsonFacts))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.com/blog/feed.json',
    language: 'en',
    items: [{id: '1', authors: [{name: 'A'}]}, {id: '2'}],
  });
});

it('refuses what is not a feed', () => {
  expect(() => completeJson('{"entries": []}', jsonFacts)).toThrow(
    'blog/feed.json does not have an "items" list',
  );
});
