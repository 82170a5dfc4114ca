import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const WAYS = [
  ['/blog', 'Posts'],
  ['/blog/archive', 'Archive'],
  ['/blog/tags', 'Tags'],
  ['/blog/authors', 'Authors'],
  ['pathname:///blog/rss.xml', 'RSS'],
  ['pathname:///blog/atom.xml', 'Atom'],
  ['pathname:///blog/feed.json', 'JSON feed'],
] as const;

type Texts = Readonly<Record<'title' | 'description', string>>;

/** The header of a list of the blog: what it is, and other ways to browse the posts. */
export default function BlogIndexHeader({title, description}: Texts): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{description}</p>
      <ul className={styles.ways}>
        {WAYS.filter(([to]) => withBaseUrl(to) !== pathname).map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </header>
  );
}
