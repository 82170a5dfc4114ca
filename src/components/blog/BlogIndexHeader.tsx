import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const WAYS = [
  ['/blog/archive', 'Archive'],
  ['/blog/tags', 'Tags'],
  ['/blog/authors', 'Authors'],
  ['pathname:///blog/rss.xml', 'RSS'],
  ['pathname:///blog/atom.xml', 'Atom'],
  ['pathname:///blog/feed.json', 'JSON feed'],
] as const;

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
        {WAYS.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </header>
  );
}
