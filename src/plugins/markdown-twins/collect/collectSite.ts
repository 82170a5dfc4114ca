import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import type {TwinSite} from '../twinTypes.ts';
import {collectPosts} from './collectPosts.ts';
import {collectVersions} from './collectVersions.ts';

/** What Docusaurus hands over after a build, as far as twins need it. */
export type Built = Pick<Props, 'plugins' | 'siteConfig' | 'baseUrl'>;

/** Gathers the pages of the site from the plugins that loaded them. */
export function collectSite({plugins, siteConfig, baseUrl}: Built): TwinSite {
  const docs = contentOf(plugins, 'docusaurus-plugin-content-docs') as LoadedContent | undefined;
  const blog = contentOf(plugins, 'docusaurus-plugin-content-blog') as BlogContent | undefined;
  return {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    origin: siteConfig.url,
    baseUrl,
    versions: collectVersions(docs),
    posts: collectPosts(blog),
  };
}

// Docusaurus knows content only as `unknown`; the name of the plugin says what it is.
function contentOf(plugins: readonly LoadedPlugin[], name: string): unknown {
  return plugins.find((plugin) => plugin.name === name)?.content;
}
