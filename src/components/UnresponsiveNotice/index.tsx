import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Tells that the page does not react, because one of its scripts failed or is very late. It stands in the
 * HTML, since the missing script may be the one that would have told (E2).
 */
export default function UnresponsiveNotice(): ReactNode {
  return (
    // Hidden where the style sheet, which decides when it shows, is missing as well.
    <div role="status" hidden className={`load-notice ${styles.notice}`} data-nosnippet>
      A script of this page did not load. You can read it; menus and search may not react.{' '}
      <button type="button" className="button button--primary button--sm" data-reload>
        Retry
      </button>
    </div>
  );
}
