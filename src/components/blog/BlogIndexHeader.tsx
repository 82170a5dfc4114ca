import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const FILES = 'pathname:///blog';
const WAYS = [
  {'/blog': 'Posts', '/blog/archive': 'Archive', '/blog/tags': 'Tags', '/blog/authors': 'Authors'},
  {[`${FILES}/rss.xml`]: 'RSS', [`${FILES}/atom.xml`]: 'Atom', [`${FILES}/feed.json`]: 'JSON feed'},
];

type Texts = Readonly<Record<'title' | 'description', string>>;

/** The header of a list of the blog: what it is, the other lists beside the open one, and the feeds. */
export default function BlogIndexHeader({title, description}: Texts): ReactNode {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{description}</p>
      <div className={styles.ways}>
        {WAYS.map((ways) => (
          <ul key={Object.keys(ways)[0]}>
            {Object.entries(ways).map(([to, name]) => (
              <li key={to}>
                <Link to={to} {...(to.startsWith('/') && {isNavLink: true, exact: true})}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </header>
  );
}
