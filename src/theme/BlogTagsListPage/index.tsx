import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import BlogIndexHeader from '../../components/blog/BlogIndexHeader.tsx';
import Rows, {countPosts} from '../../components/blog/Rows.tsx';
import {sortTags} from '../../components/blog/sortTags.ts';

const ABOUT = 'All tags of the expo-iap release posts, those of several posts first.';

/** All tags, with what each stands for; upstream's lacks a description and ways to other lists. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const rows = sortTags(tags).map(({label, permalink, count, description}) => ({
    ...{label, to: permalink, rel: 'tag' as const, about: description},
    aside: countPosts(count),
  }));
  return (
    <HtmlClassNameProvider className="blog-wrapper">
      <PageMetadata title="Tags" description={ABOUT} />
      <BlogLayout sidebar={sidebar}>
        <BlogIndexHeader title="Tags" description={ABOUT} />
        <Rows rows={rows} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
