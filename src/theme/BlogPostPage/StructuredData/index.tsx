import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {describePost} from '../../../components/head/describePosts.ts';
import {describeTrail} from '../../../components/head/describeTrail.ts';
import StructuredData from '../../../components/head/StructuredData.tsx';

/** Describes a post and its place; upstream's lacks the publisher, the picture and the place. */
export default function BlogPostPageStructuredData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const {metadata} = useBlogPost();
  const {title, permalink} = metadata;
  const blog = {title: blogTitle, permalink: blogBasePath};
  const trail = [
    {name: blogTitle, permalink: blogBasePath},
    {name: title, permalink},
  ];
  return (
    <>
      <StructuredData of={describePost(siteConfig, metadata, blog)} />
      <StructuredData of={describeTrail(siteConfig, trail)} />
    </>
  );
}
