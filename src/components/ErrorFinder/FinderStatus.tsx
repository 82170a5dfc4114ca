import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line under the field, read out when it changes; what to paste while there is nothing else to say. */
export default function FinderStatus({
  id,
  children = 'Paste a code, a number or a whole log. Nothing leaves this page.',
}: {
  readonly id: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <p id={id} role="status" className={styles.status}>
      {children}
    </p>
  );
}

/** Shown instead of the answer when its script did not load. */
export function FinderFailure({
  id,
}: {
  readonly id: string;
  readonly text: string;
  readonly index: string;
}): ReactNode {
  return (
    <FinderStatus id={id}>
      The error finder couldn’t load. The table below has every code.{' '}
      {/* A failed import stays failed in this document; this button loads it again with what was typed. */}
      <button type="button" className={styles.clear} data-reload>
        Retry
      </button>
    </FinderStatus>
  );
}
