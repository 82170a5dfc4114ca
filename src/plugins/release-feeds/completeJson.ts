import type {FeedFacts} from './feedFacts.ts';

const VERSION = 'https://jsonfeed.org/version/1.1';

/** Raises a JSON feed to version 1.1, where a feed says where it is and in which language, and posts have authors. */
export function completeJson(feed: string, {address, language}: Omit<FeedFacts, 'style'>): string {
  const {items, ...rest} = readFeed(feed);
  return `${JSON.stringify({...rest, version: VERSION, feed_url: address, language, items: items.map(withAuthors)}, null, 2)}\n`;
}

type JsonFeed = {readonly items: readonly object[]};

function readFeed(text: string): JsonFeed {
  const feed: unknown = JSON.parse(text);
  if (isFeed(feed)) return feed;
  throw new Error('feed.json has no list "items": the blog plugin writes another form now.');
}

function isFeed(feed: unknown): feed is JsonFeed {
  return typeof feed === 'object' && feed !== null && 'items' in feed && Array.isArray(feed.items);
}

function withAuthors(item: object): object {
  const {author, ...rest}: {author?: unknown} = item;
  return author === undefined ? item : {...rest, authors: [author]};
}
