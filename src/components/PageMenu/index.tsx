import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useDisclosure} from '../NavDropdown/useDisclosure.ts';
import CopyItem from './CopyItem.tsx';
import {headingInView} from './headingInView.ts';
import {type ReportedPage, reportAddress} from './reportAddress.ts';
import styles from './styles.module.css';

/** What the menu needs to know of its page. */
export type PageMenuProps = ReportedPage & {
  /** Path of the page's Markdown twin. */
  readonly twin: string;
  /** Side of the text that the menu stands on, so that its list stays inside the window. */
  readonly side: 'start' | 'end';
};

/** What a reader can do with a page: take its Markdown along, or report a problem with it. */
export default function PageMenu({twin, side, ...page}: PageMenuProps): ReactNode {
  const details = useDisclosure({floats: true, startsOpen: false});

  // Where the reader is shows only now; before scripts run the link names the page alone.
  function addSection({currentTarget}: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = reportAddress(page, headingInView(document));
  }

  return (
    <details ref={details} className={styles.menu} data-pagefind-ignore="all">
      <summary className={clsx('unfolding', styles.summary)}>Page menu</summary>
      <ul className={clsx(styles.list, side === 'end' && styles.end)}>
        <li className={styles.needsScripts}>
          <CopyItem twin={twin} />
        </li>
        <li>
          <a className={styles.item} href={twin} type="text/markdown">
            View as Markdown
          </a>
        </li>
        <li>
          <a
            className={styles.item}
            href={reportAddress(page)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={addSection}
            onAuxClick={addSection}
          >
            Report a problem with this page
          </a>
        </li>
      </ul>
    </details>
  );
}
