import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import BlogIndexHeader from '../../components/blog/BlogIndexHeader.tsx';
import {describeBlog} from '../../components/head/describePosts.ts';
import SocialCard from '../../components/head/SocialCard.tsx';
import StructuredData from '../../components/head/StructuredData.tsx';

/** The list of release posts; upstream's has no first-level heading, and describes neither publisher nor pictures. */
export default function BlogListPage({metadata, items, sidebar}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {blogTitle: title, blogDescription: description, permalink} = metadata;
  const posts = items.map(({content}) => content.metadata);
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-list-page">
      <PageMetadata title={title} description={description} />
      <SocialCard permalink={permalink} title={title} section="" />
      <StructuredData of={describeBlog(siteConfig, {title, description, permalink}, posts)} />
      <BlogLayout sidebar={sidebar}>
        <BlogIndexHeader title={title} description={description} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
