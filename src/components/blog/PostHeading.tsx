import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme/BlogPostItem/Header/Info';
import Title from '@theme/BlogPostItem/Header/Title';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The title of a post, and on one quiet line when it came out, how long it is and who wrote it. */
export default function PostHeading(): ReactNode {
  const {authors} = useBlogPost().metadata;
  return (
    <header>
      <Title />
      <div className={styles.line}>
        <Info />
        {authors.map(({key, name, page, url}) => (
          <span key={key ?? name}>
            {' '}
            · by <Link to={page?.permalink ?? url ?? ''}>{name}</Link>
          </span>
        ))}
      </div>
    </header>
  );
}
