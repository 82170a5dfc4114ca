import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';

/** What a post is in a feed, in whatever form the feed has. */
export type FeedEntry = {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly date: string;
  readonly summary: string;
  readonly content: string;
};

/** A feed of the build. */
export type Feed = {
  readonly file: string;
  readonly home: string;
  readonly entries: readonly FeedEntry[];
};

/** Reads the three feeds of the build; text that does not parse fails here. */
export function readFeeds(): Feed[] {
  return [readRss(), readAtom(), readJson()];
}

function readRss(): Feed {
  const feed = parse('rss.xml');
  return {
    file: 'rss.xml',
    home: feed.querySelector('channel > link')?.textContent ?? '',
    entries: [...feed.querySelectorAll('item')].map((item) => ({
      id: textOf(item, 'guid'),
      link: textOf(item, 'link'),
      title: textOf(item, 'title'),
      date: textOf(item, 'pubDate'),
      summary: textOf(item, 'description'),
      content: item.getElementsByTagName('content:encoded')[0]?.textContent ?? '',
    })),
  };
}

function readAtom(): Feed {
  const feed = parse('atom.xml');
  return {
    file: 'atom.xml',
    home: feed.querySelector('feed > link[rel="alternate"]')?.getAttribute('href') ?? '',
    entries: [...feed.querySelectorAll('entry')].map((entry) => ({
      id: textOf(entry, 'id'),
      link: entry.querySelector('link')?.getAttribute('href') ?? '',
      title: textOf(entry, 'title'),
      date: textOf(entry, 'published'),
      summary: textOf(entry, 'summary'),
      content: textOf(entry, 'content'),
    })),
  };
}

function readJson(): Feed {
  const feed: unknown = JSON.parse(readFileSync('build/blog/feed.json', 'utf8'));
  const items = valueAt(feed, 'items');
  return {
    file: 'feed.json',
    home: String(valueAt(feed, 'home_page_url')),
    entries: (Array.isArray(items) ? items : []).map((item: unknown) => ({
      id: String(valueAt(item, 'id')),
      link: String(valueAt(item, 'url')),
      title: String(valueAt(item, 'title')),
      date: String(valueAt(item, 'date_published')),
      summary: String(valueAt(item, 'summary')),
      content: String(valueAt(item, 'content_html')),
    })),
  };
}

function parse(file: string): Document {
  return new JSDOM(readFileSync(`build/blog/${file}`, 'utf8'), {contentType: 'text/xml'}).window
    .document;
}

function textOf(parent: Element, selector: string): string {
  return parent.querySelector(selector)?.textContent ?? '';
}

function valueAt(object: unknown, key: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  return Object.entries(object).find(([name]) => name === key)?.[1];
}
