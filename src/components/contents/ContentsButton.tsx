import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the button opens. */
export const CONTENTS_ID = 'contents';

/** Opens the contents where they are not beside the text; it stays in sight, so that they are one tap away. */
export default function ContentsButton(): ReactNode {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        popoverTarget={CONTENTS_ID}
        className={clsx('unfolding', styles.button)}
      >
        On this page
      </button>
    </div>
  );
}
