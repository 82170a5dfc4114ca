import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import OriginalBlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** Gives the page a description, which upstream's lacks. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogAuthorsListPage {...props} />
      <PageMetadata description="Everyone who writes about releases of expo-iap." />
    </>
  );
}
