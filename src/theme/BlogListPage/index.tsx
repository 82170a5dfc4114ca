import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import BlogIndexHeader from '../../components/blog/BlogIndexHeader.tsx';
import SocialCard from '../../components/head/SocialCard.tsx';

/** The list of release posts; upstream's has no first-level heading. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle: title, blogDescription: description, permalink} = metadata;
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-list-page">
      <PageMetadata title={title} description={description} />
      <SocialCard permalink={permalink} title={title} section="" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <BlogIndexHeader title={title} description={description} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
