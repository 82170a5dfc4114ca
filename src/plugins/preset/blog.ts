import type {BlogContent, BlogFeedItem, PluginOptions} from '@docusaurus/plugin-content-blog';
import contentBlog from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FeedWriter} from '../../finish/builtSite.ts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/**
 * The blog plugin with entries of feeds that a feed reader can show. It does not write the feeds after the build by
 * itself, because Docusaurus runs those hooks of all plugins at once: the finish plugin calls `writeFeeds` in its turn.
 */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent> & FeedWriter> {
  const {postBuild: writeFeeds, ...plugin} = await contentBlog(context, {
    ...options,
    feedOptions: {...options.feedOptions, createFeedItems},
  });
  if (!writeFeeds)
    throw new Error(
      '@docusaurus/plugin-content-blog no longer writes its feeds in postBuild: find out where, and change src/plugins/preset/blog.ts.',
    );
  return {...plugin, writeFeeds};
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** Makes the entries of the feeds: upstream's, with clean content and the date under which each was published. */
const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  // A parser for HTML is slow to load, and only builds need it.
  const {cleanContent} = await import('../../finish/feeds/cleanContent.ts');
  const items = await defaultCreateFeedItems(params);
  return items.map((item): BlogFeedItem => ({
    ...item,
    published: item.date,
    content: cleanContent(item.content ?? '', item.link),
  }));
};
