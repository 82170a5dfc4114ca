import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import styles from './siteHeader.module.css';

/** What is in the bar at the top of every page. */
export type SiteHeaderProps = {
  readonly navbarRef?: Ref<HTMLElement>;
  /** The bar is hidden while the reader scrolls down. */
  readonly hideable: boolean;
  readonly hidden: boolean;
  readonly menuButton: ReactNode;
  readonly logo: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly children: ReactNode;
};

/** The top bar: name, main links, tools; narrow screens get the menu button instead of the links. */
export default function SiteHeader({
  navbarRef,
  hideable,
  hidden,
  menuButton,
  logo,
  left,
  right,
  children,
}: SiteHeaderProps): ReactNode {
  return (
    <nav
      ref={navbarRef}
      aria-label="Main"
      className={clsx(
        'navbar',
        'navbar--fixed-top',
        styles.header,
        hideable && styles.hideable,
        hidden && styles.hidden,
      )}
    >
      <div className={clsx('navbar__inner', styles.inner)}>
        <div className={clsx('navbar__items', styles.start)}>
          {menuButton}
          {logo}
          {left}
        </div>
        <div className={clsx('navbar__items', 'navbar__items--right', styles.end)}>{right}</div>
      </div>
      {children}
    </nav>
  );
}
