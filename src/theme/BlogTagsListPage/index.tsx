import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import OriginalBlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';

/** Gives the page a description, which upstream's lacks. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogTagsListPage {...props} />
      <PageMetadata description="All tags of the expo-iap release posts, those of several posts first." />
    </>
  );
}
