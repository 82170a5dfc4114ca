import {relative} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {readFrontMatter} from './readFrontMatter.ts';

/** What the rules need to know of a release post. */
export type Post = {
  readonly file: string;
  readonly slug: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly date: Date;
  readonly hasDate: boolean;
  readonly authors: number;
  readonly tags: number;
};

/** Reduces what the blog plugin loaded to what the rules look at. */
export function describePosts(allContent: AllContent, siteDir: string): Post[] {
  const content = allContent['docusaurus-plugin-content-blog']?.['default'] as
    BlogContent | undefined;
  return (content?.blogPosts ?? []).map(({metadata}) => ({
    file: relative(siteDir, metadata.source.replace('@site', siteDir)),
    slug: metadata.permalink.split('/blog/').at(-1) ?? '',
    ...readFrontMatter(metadata.frontMatter),
    date: new Date(metadata.date),
    hasDate: metadata.frontMatter.date !== undefined,
    authors: metadata.authors.length,
    tags: metadata.tags.length,
  }));
}
