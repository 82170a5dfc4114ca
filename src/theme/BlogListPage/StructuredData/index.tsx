import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogListPage/StructuredData';
import StructuredData from '../../../components/head/StructuredData.tsx';
import {describeBlog} from '../../../components/head/describePosts.ts';

/** Describes the list of posts; upstream's lacks name, publisher and pictures. */
export default function BlogListPageStructuredData({items, metadata}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {blogTitle: title, blogDescription: description, permalink} = metadata;
  const posts = items.map(({content}) => content.metadata);
  return <StructuredData of={describeBlog(siteConfig, {title, description, permalink}, posts)} />;
}
