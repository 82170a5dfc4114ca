import type {ReactNode} from 'react';
import FinderStatus from './FinderStatus.tsx';
import styles from './styles.module.css';

/** Stands in for the answer when its script did not arrive. */
export default function FinderFailure({
  id,
}: {
  readonly id: string;
  readonly text: string;
  readonly index: string;
}): ReactNode {
  return (
    <FinderStatus id={id}>
      The finder did not load. The table below has every code.{' '}
      {/* A failed import stays failed in this document; this button loads it again with what was typed. */}
      <button type="button" className={styles.clear} data-reload>
        Retry
      </button>
    </FinderStatus>
  );
}
