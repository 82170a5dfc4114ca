import type {BlogFeedItem, FeedOptions} from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/** Makes the entries of the feeds: upstream's, with clean content and the date under which each was published. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  // A parser for HTML is slow to load, and only builds need it.
  const {cleanContent} = await import('./cleanContent.ts');
  const items = await defaultCreateFeedItems(params);
  return items.map((item): BlogFeedItem => ({
    ...item,
    published: item.date,
    content: cleanContent(item.content ?? '', item.link),
  }));
};
