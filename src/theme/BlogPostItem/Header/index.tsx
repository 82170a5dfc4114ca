import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import PostHeading from '../../../components/blog/PostHeading.tsx';
import styles from '../../../components/blog/styles.module.css';
import PageMenu from '../../../components/PageMenu/index.tsx';
import {pagePath, twinPath} from '../../../site/addresses.ts';
import {releaseChanges} from '../../../site/tools.ts';

/** Adds the page menu below the title of a post, and a link to what its release changes; not in lists. */
export default function PostHeader(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink} = metadata;
  const changes = releaseChanges(permalink);
  if (!isBlogPostPage) return <PostHeading />;
  return (
    <>
      <PostHeading />
      <div className={styles.ways}>
        {changes && <Link to={changes.path}>What {changes.patch} means for your code</Link>}
        <PageMenu
          title={title}
          address={`${siteConfig.url}${pagePath(permalink)}`}
          twin={twinPath(permalink)}
        />
      </div>
    </>
  );
}
