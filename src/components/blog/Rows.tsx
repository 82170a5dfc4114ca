import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What posts are listed under: where it leads, how many posts that are, and what it is. */
export type Row = {
  readonly label: string;
  readonly to: string;
  readonly rel: 'tag' | 'author';
  readonly count: number;
  readonly about: string | undefined;
};

/** Tags or authors, one to a row. */
export default function Rows({rows}: {readonly rows: readonly Row[]}): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map(({label, to, rel, count, about}) => (
        <li key={to}>
          <Link rel={rel} to={to}>
            {label}
          </Link>
          <span className={styles.aside}>{count === 1 ? '1 post' : `${count} posts`}</span>
          <span className={styles.about}>{about}</span>
        </li>
      ))}
    </ul>
  );
}
