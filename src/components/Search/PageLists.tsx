import type {ReactNode} from 'react';
import type {LinkList} from '../../site/sidebars.ts';
import styles from './page.module.css';

/** Lists of pages under their titles. Plain links: those of the framework would download every page in advance. */
export default function PageLists({lists}: {readonly lists: readonly LinkList[]}): ReactNode {
  return (
    <div className={styles.lists}>
      {lists.map(({title, links}) => (
        <div key={title} className={styles.list}>
          <h3>{title}</h3>
          <ul>
            {links.map(({title: page, to}) => (
              <li key={to}>
                <a href={to}>{page}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
