import {JSDOM} from 'jsdom';
import type {FeedFacts} from './feedFacts.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Adds to an RSS or Atom feed where it is, its language, a style sheet and links that work in a browser. */
export function completeXml(feed: string, {address, language, style}: FeedFacts): string {
  const dom = new JSDOM(feed, {contentType: 'text/xml'});
  const {document, XMLSerializer} = dom.window;
  const root = document.documentElement;
  const isAtom = root.localName === 'feed';

  const self = document.createElementNS(ATOM, isAtom ? 'link' : 'atom:link');
  self.setAttribute('href', address);
  self.setAttribute('rel', 'self');
  self.setAttribute('type', isAtom ? 'application/atom+xml' : 'application/rss+xml');
  (isAtom ? root : root.querySelector('channel'))?.prepend(self);
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
