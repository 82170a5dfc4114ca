import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './announcementBar.module.css';

/** A message above everything, which a reader may close for good. */
export type AnnouncementBarProps = {
  readonly content: string;
  readonly onClose?: (() => void) | undefined;
  /** What the reader dismissed is known; until then a dismissed message stays hidden. */
  readonly settled: boolean;
};

/** A labelled region, since a page has only one banner landmark. */
export default function AnnouncementBar({
  content,
  onClose,
  settled,
}: AnnouncementBarProps): ReactNode {
  return (
    <section aria-label="Announcement" className={clsx(styles.bar, settled && styles.settled)}>
      {/* The text is the site owner's own configuration, not a reader's. */}
      <p className={styles.text} dangerouslySetInnerHTML={{__html: content}} />
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close the announcement"
          onClick={onClose}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </section>
  );
}
