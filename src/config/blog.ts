import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {beforeDefaultRemarkPlugins, rehypePlugins} from '../marks/pipeline.ts';
import {environment} from './environment.ts';

/** Options of the blog plugin: every mistake of an author stops the build. */
export const blog = {
  routeBasePath: 'blog',
  editUrl: environment.sourceUrl,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  blogTitle: 'Release blog',
  blogDescription: 'What each release of expo-iap changes, and what you must do about it.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: 'Expo IAP releases',
    description: 'What each release of expo-iap changes, and what you must do about it.',
    language: 'en',
    copyright: 'Copyright 2025 hyochan',
  },
} satisfies BlogOptions;
