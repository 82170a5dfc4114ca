import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import BlogIndexHeader from '../../components/blog/BlogIndexHeader.tsx';
import PostArchive from '../../components/blog/PostArchive.tsx';
import {site} from '../../site/identity.ts';

const ABOUT = 'Every release post of expo-iap by year, newest first.';

/** The archive of the blog; upstream's skips a heading level, and lacks the list that its other pages have. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const items = posts.map(({title, permalink, date, unlisted}) => ({
    ...{title, permalink, date, unlisted},
  }));
  return (
    <HtmlClassNameProvider className="blog-wrapper">
      <PageMetadata title="Archive of release posts" description={ABOUT} />
      <BlogLayout sidebar={{title: site.allPosts, items}}>
        <BlogIndexHeader title="Archive" description={ABOUT} />
        <PostArchive posts={posts} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
