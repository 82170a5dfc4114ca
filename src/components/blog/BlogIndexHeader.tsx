import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The header of the list of release posts: what it is, and other ways to browse it. */
export default function BlogIndexHeader({
  title,
  description,
}: {
  title: string;
  description: string;
}): ReactNode {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{description}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/blog/archive">Archive</Link>
        </li>
        <li>
          <Link to="/blog/tags">Tags</Link>
        </li>
        <li>
          <Link to="/blog/authors">Authors</Link>
        </li>
        <li>
          <Link to="pathname:///blog/rss.xml">RSS</Link>
        </li>
        <li>
          <Link to="pathname:///blog/atom.xml">Atom</Link>
        </li>
        <li>
          <Link to="pathname:///blog/feed.json">JSON feed</Link>
        </li>
      </ul>
    </header>
  );
}
