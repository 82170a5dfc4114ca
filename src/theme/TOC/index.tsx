import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** The table of contents as a landmark: on posts it stands outside of the main content. */
export default function NamedTOC(props: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
