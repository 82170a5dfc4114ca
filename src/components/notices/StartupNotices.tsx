import type {ReactNode} from 'react';
import styles from './startupNotices.module.css';

/**
 * Says that a style sheet did not arrive, with scripts and without: the styles themselves hide the notice, so it shows
 * when the base URL is wrong or a sheet is missing.
 */
export function UnstyledNotice({baseUrl}: {baseUrl: string}): ReactNode {
  return (
    <div className={styles.unstyled} data-nosnippet>
      <p>
        <strong>This page’s styles or scripts didn’t load.</strong> Reload it. If you run this site:
        it was built for the base URL <code>{baseUrl}</code>; build it again with the environment
        variable <code>BASE_URL</code> set to the path under which it is served, with a slash at
        both ends.
      </p>
    </div>
  );
}

/**
 * Says that the page does not react, because one of its scripts failed or is very late. It is part of the HTML, since
 * the missing script may be the one that would have shown it.
 */
export function UnresponsiveNotice(): ReactNode {
  return (
    // Hidden where the style sheet, which decides when it shows, is missing as well.
    <div role="status" hidden className={`load-notice ${styles.unresponsive}`} data-nosnippet>
      Part of this page hasn’t loaded. You can still read it, but menus and search may not work.{' '}
      <button type="button" className="button button--primary button--sm" data-reload>
        Retry
      </button>
    </div>
  );
}
