import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useDisclosure} from '../hooks/useDisclosure.ts';
import styles from './navDropdown.module.css';

/** A labelled list of links that opens on demand. */
export type NavDropdownProps = {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** In the bar the list floats over the page; in the menu it unfolds in place. */
  readonly placement: 'bar' | 'menu';
  /** Side of the bar, so that the list stays inside the window. */
  readonly position?: 'left' | 'right' | undefined;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

/** A dropdown that works without scripts and closes on Escape, on a choice and when focus leaves. */
export default function NavDropdown(props: NavDropdownProps): ReactNode {
  const {label, className, placement, position, startsOpen = false, children} = props;
  const floats = placement === 'bar';
  const details = useDisclosure({floats, startsOpen});
  return (
    <details
      ref={details}
      open={startsOpen}
      className={clsx(floats ? [styles.dropdown, 'navbar__item'] : styles.fold)}
    >
      <summary
        // src/inline/chosenVersion.ts may have written another version here.
        suppressHydrationWarning
        className={clsx(
          floats ? 'navbar__link' : 'menu__link',
          'unfolding',
          styles.summary,
          className,
        )}
      >
        {label}
      </summary>
      <ul className={clsx(floats ? styles.list : 'menu__list', position === 'right' && styles.end)}>
        {children}
      </ul>
    </details>
  );
}
