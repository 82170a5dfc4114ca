import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import OriginalBlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

/** Gives the page a description, which upstream's lacks. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogAuthorsPostsPage {...props} />
      <PageMetadata
        description={`Release posts of expo-iap by ${props.author.name ?? props.author.key}.`}
      />
    </>
  );
}
