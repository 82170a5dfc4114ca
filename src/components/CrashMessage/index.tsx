import type {ReactNode} from 'react';
import {errorMessages} from './errorMessages.ts';
import styles from './styles.module.css';

/** What a reader sees instead of a page that crashed: what happened, and a way to try again (E1). */
export default function CrashMessage({
  error,
  tryAgain,
}: {
  error: Error;
  tryAgain: () => void;
}): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>This page crashed</h1>
      <p>Something in this page failed while it was drawn. The rest of the site works.</p>
      <pre className={styles.message} tabIndex={0} role="region" aria-label="Error message">
        {errorMessages(error).join('\n\nCaused by: ')}
      </pre>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
