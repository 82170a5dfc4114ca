import type {ReactNode} from 'react';
import styles from './siteFooter.module.css';

/** A titled group of links at the end of the page. */
export type FooterGroup = {readonly title: string; readonly links: readonly ReactNode[]};

/** The footer: groups of links, and the copyright. */
export default function SiteFooter({
  groups,
  copyright,
}: {
  groups: readonly FooterGroup[];
  copyright: string;
}): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          {groups.map(({title, links}) => (
            <section key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.links}>
                {links.map((link, index) => (
                  <li key={index}>{link}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.end}>{copyright}</p>
      </div>
    </footer>
  );
}
