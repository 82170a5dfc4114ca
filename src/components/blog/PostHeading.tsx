import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Info from '@theme/BlogPostItem/Header/Info';
import Title from '@theme/BlogPostItem/Header/Title';
import type {ReactNode} from 'react';
import {pagePath, twinPath} from '../../site/addresses.ts';
import {releaseChanges} from '../../site/tools.ts';
import PageMenu from '../PageMenu/index.tsx';
import styles from './styles.module.css';

/** The title of a post and one quiet line about it; on its own page also a way to what changes, and the page menu. */
export default function PostHeading(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, authors} = metadata;
  const changes = isBlogPostPage && releaseChanges(permalink);
  return (
    <header>
      <Title />
      <div className={styles.head}>
        <div className={styles.line}>
          <Info />
          {authors.map(({key, name, page, url}) => (
            <span key={key ?? name}>
              {' '}
              · by <Link to={page?.permalink ?? url ?? ''}>{name}</Link>
            </span>
          ))}
          {changes && ' · '}
          {changes && <Link to={changes.path}>What {changes.patch} means for your code</Link>}
        </div>
        {isBlogPostPage && (
          <PageMenu
            title={title}
            address={`${siteConfig.url}${pagePath(permalink)}`}
            twin={twinPath(permalink)}
          />
        )}
      </div>
    </header>
  );
}
