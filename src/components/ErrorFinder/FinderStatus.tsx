import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The line under the field, read out when it changes; what to paste while there is nothing else to say. */
export default function FinderStatus({
  id,
  children = 'Paste a code, a number or a whole log. It stays on this page.',
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
