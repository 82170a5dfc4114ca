import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {pagePath, sourceFile} from '../../../site/addresses.ts';
import type {TwinPost} from '../twinTypes.ts';

/** Reduces what the blog plugin loaded to its posts, newest first. */
export function collectPosts(content: BlogContent | undefined): TwinPost[] {
  return (content?.blogPosts ?? [])
    .map(({metadata}) => ({
      kind: 'post' as const,
      file: sourceFile(metadata.source),
      permalink: pagePath(metadata.permalink),
      title: metadata.title,
      description: metadata.description,
      date: new Date(metadata.date).toISOString().slice(0, 10),
    }))
    .toSorted((left, right) => right.date.localeCompare(left.date, 'en'));
}
