import type {ReactNode} from 'react';
import styles from './loadFailure.module.css';

/** What a reader sees when a script of the page did not arrive, with a way to fetch it again. */
export default function LoadFailure({
  error,
  retry,
}: {
  error: unknown;
  retry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>Part of this page couldn’t load.</p>
      <p className={styles.detail}>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
