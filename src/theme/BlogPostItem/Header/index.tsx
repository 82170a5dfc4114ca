import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import PageMenu from '../../../components/PageMenu/index.tsx';
import {pagePath, twinPath} from '../../../site/addresses.ts';

/** Adds the page menu under the title of a post; lists of posts do without it. */
export default function PostHeader(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink} = metadata;
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && (
        <div className="margin-bottom--md">
          <PageMenu
            side="start"
            title={title}
            address={`${siteConfig.url}${pagePath(permalink)}`}
            twin={twinPath(permalink)}
          />
        </div>
      )}
    </>
  );
}
