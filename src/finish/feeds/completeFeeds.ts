import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {JSDOM} from 'jsdom';
import * as v from 'valibot';
import type {BuiltSite} from '../builtSite.ts';

/** What a feed must say of itself. */
export type FeedFacts = {
  /** Full address of the feed. */
  readonly address: string;
  readonly language: string;
  /** Address of the style sheet with which browsers show the feed. */
  readonly style: string;
};

/** Lets the blog plugin write its feeds, and then adds what its options cannot say. */
export async function writeFeeds({blog, outDir, baseUrl, url}: BuiltSite): Promise<void> {
  if (!blog) return;
  await blog.writeFeeds();
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const file = join(outDir, blog.path, name);
    const feed = readFileSync(file, 'utf8');
    const address = `${url}${join(baseUrl, blog.path, name)}`;
    const facts = {address, language: blog.language, style: 'feed.css'};
    const complete = name.endsWith('.json') ? completeJson : completeXml;
    writeFileSync(file, complete(feed, facts));
  }
}

const ATOM = 'http://www.w3.org/2005/Atom';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Adds to an RSS or Atom feed where it is, its language, a style sheet and links that work in a browser. */
export function completeXml(feed: string, {address, language, style}: FeedFacts): string {
  // A feed is XML, which parse5 does not read.
  const dom = new JSDOM(feed, {contentType: 'text/xml'});
  const {document, XMLSerializer} = dom.window;
  const root = document.documentElement;
  const isAtom = root.localName === 'feed';
  const channel = isAtom ? root : root.querySelector('channel');
  if (!channel)
    throw new Error(
      `${address} has neither <feed> nor <channel>: read what the blog plugin writes.`,
    );

  const self = document.createElementNS(ATOM, isAtom ? 'link' : 'atom:link');
  self.setAttribute('href', address);
  self.setAttribute('rel', 'self');
  self.setAttribute('type', isAtom ? 'application/atom+xml' : 'application/rss+xml');
  channel.prepend(self);
  if (isAtom) root.setAttribute('xml:lang', language);

  for (const entry of document.querySelectorAll('item, entry')) {
    const link = entry.querySelector('link');
    const anchor = document.createElementNS(XHTML, 'a');
    anchor.setAttribute('href', link?.getAttribute('href') ?? link?.textContent ?? '');
    anchor.textContent = entry.querySelector('title')?.textContent ?? '';
    entry.append(anchor);
  }

  const data = `type="text/css" href="${style}"`;
  const styling = document.createProcessingInstruction('xml-stylesheet', data);
  const written = new XMLSerializer();
  return ['<?xml version="1.0" encoding="utf-8"?>', styling, root, '']
    .map((part) => (typeof part === 'string' ? part : written.serializeToString(part)))
    .join('\n');
}

const VERSION = 'https://jsonfeed.org/version/1.1';

const jsonFeed = v.looseObject({
  items: v.array(v.looseObject({author: v.optional(v.unknown())})),
});

/** Raises a JSON feed to version 1.1, where a feed says where it is and in which language, and posts have authors. */
export function completeJson(feed: string, {address, language}: Omit<FeedFacts, 'style'>): string {
  const read = v.safeParse(jsonFeed, JSON.parse(feed));
  if (!read.success)
    throw new Error(`${address} does not have an "items" list: check what the blog plugin writes.`);
  const {items, ...rest} = read.output;
  const posts = items.map(({author, ...item}) =>
    author === undefined ? item : {...item, authors: [author]},
  );
  return `${JSON.stringify({...rest, version: VERSION, feed_url: address, language, items: posts}, null, 2)}\n`;
}
