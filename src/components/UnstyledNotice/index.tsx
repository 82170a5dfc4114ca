import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Tells that the style sheet did not arrive: the sheet itself hides the notice, so it shows exactly when
 * the base URL is wrong or the sheet is missing, without a script (E4).
 */
export default function UnstyledNotice({baseUrl}: {baseUrl: string}): ReactNode {
  return (
    <div className={styles.notice} data-nosnippet>
      <p>
        <strong>This page is shown without its styles and scripts.</strong> Reload it. If you run
        this site: it was built for the base URL <code>{baseUrl}</code>; build it again with the
        environment variable <code>BASE_URL</code> set to the path under which it is served, with a
        slash at both ends.
      </p>
    </div>
  );
}
