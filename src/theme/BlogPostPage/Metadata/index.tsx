import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';
import SocialCard from '../../../components/head/SocialCard.tsx';
import {twinPath} from '../../../site/addresses.ts';
import {BLOG_SECTION} from '../../../site/cards.ts';

/** Names the Markdown twin of a post and its card. */
export default function PostMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, title} = useBlogPost().metadata;
  const twin = `${siteConfig.url}${twinPath(permalink)}`;
  return (
    <>
      <BlogPostPageMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <SocialCard permalink={permalink} title={title} section={BLOG_SECTION} />
    </>
  );
}
