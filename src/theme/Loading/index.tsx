import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the script of a route is loading, and when it failed to load, with a button to try again. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (!error) return pastDelay ? <p role="status">Loading this page…</p> : null;
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
