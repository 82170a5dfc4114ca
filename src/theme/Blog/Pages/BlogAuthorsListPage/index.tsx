import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import BlogIndexHeader from '../../../../components/blog/BlogIndexHeader.tsx';
import Rows, {countPosts} from '../../../../components/blog/Rows.tsx';

const ABOUT = 'Everyone who writes about releases of expo-iap.';

/** All authors in the form of the other lists; upstream's lacks a description. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const rows = authors.map(({key, name, page, title, count}) => ({
    ...{label: name ?? key, to: page?.permalink ?? '', rel: 'author' as const, about: title},
    aside: countPosts(count),
  }));
  return (
    <HtmlClassNameProvider className="blog-wrapper">
      <PageMetadata title="Authors" description={ABOUT} />
      <BlogLayout sidebar={sidebar}>
        <BlogIndexHeader title="Authors" description={ABOUT} />
        <Rows rows={rows} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
