import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Tells that a style sheet did not arrive, with scripts and without: the styles themselves hide the notice, so it shows
 * when the base URL is wrong or a sheet is missing (E4).
 */
export default function UnstyledNotice({baseUrl}: {baseUrl: string}): ReactNode {
  return (
    <div className={styles.notice} data-nosnippet>
      <p>
        <strong>Styles or scripts of this page did not load.</strong> Reload it. If you run this
        site: it was built for the base URL <code>{baseUrl}</code>; build it again with the
        environment variable <code>BASE_URL</code> set to the path under which it is served, with a
        slash at both ends.
      </p>
    </div>
  );
}
