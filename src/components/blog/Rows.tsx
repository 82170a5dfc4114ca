import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where a row leads, what stands at its end, and what it is. */
export type Row = {
  readonly label: string;
  readonly to: string;
  readonly rel?: 'tag' | 'author';
  readonly aside: ReactNode;
  readonly about: string | undefined;
};

/** How many posts a tag or an author has. */
export const countPosts = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);

/** Tags, authors or posts, one to a row. */
export default function Rows({rows}: {readonly rows: readonly Row[]}): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map(({label, to, rel, aside, about}) => (
        <li key={to}>
          <Link rel={rel} to={to}>
            {label}
          </Link>
          <span className={styles.aside}>{aside}</span>
          <span className={styles.about}>{about}</span>
        </li>
      ))}
    </ul>
  );
}
