import {join} from 'node:path';
import contentBlog from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFeedItems} from './createFeedItems.ts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The blog plugin with feeds that need no chrome, say where they are and can be read in a browser. */
export default async function releaseFeeds(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {url, baseUrl} = context.siteConfig;
  const {routeBasePath, feedOptions} = options;
  const blog = await contentBlog(context, {
    ...options,
    feedOptions: {...feedOptions, createFeedItems},
  });
  return {
    ...blog,
    async postBuild(built) {
      await blog.postBuild?.(built);
      const {completeFeeds} = await import('./completeFeeds.ts');
      completeFeeds({
        folder: join(built.outDir, routeBasePath),
        address: `${url}${join(baseUrl, routeBasePath)}/`,
        language: feedOptions.language ?? context.i18n.currentLocale,
      });
    },
  };
}
