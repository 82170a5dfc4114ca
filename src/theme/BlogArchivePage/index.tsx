import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import PostArchive from '../../components/blog/PostArchive.tsx';

/** The archive of the blog; upstream's skips a heading level. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout
      title="Archive of release posts"
      description="Every release post of expo-iap by year, newest first."
    >
      <PostArchive posts={archive.blogPosts.map(({metadata}) => metadata)} />
    </Layout>
  );
}
