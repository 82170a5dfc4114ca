import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useState} from 'react';
import {useDisclosure} from '../hooks/useDisclosure.ts';
import {copyPage, type CopyResult} from './copyPage.ts';
import {headingInView, reportAddress, type ReportedPage} from './reportAddress.ts';
import styles from './styles.module.css';

const MESSAGES: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied',
  failed: 'Couldn’t copy. Open “View as Markdown” and copy the text there.',
};

/** What the menu needs to know about its page. */
export type PageMenuProps = ReportedPage & {
  /** Path of the page's Markdown twin. */
  readonly twin: string;
};

/** What a reader can do with a page: copy its Markdown, or report a problem with it. */
export default function PageMenu({twin, ...page}: PageMenuProps): ReactNode {
  const details = useDisclosure({floats: true, startsOpen: false});

  // Where the reader is shows only now; before scripts run the link names the page alone.
  function addSection({currentTarget}: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = reportAddress(page, headingInView(document));
  }

  return (
    <details ref={details} className={styles.menu} data-pagefind-ignore="all">
      <summary className={clsx('unfolding', styles.summary)}>Page menu</summary>
      <ul className={styles.list}>
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

/** Copies the Markdown of the page and confirms it on the screen and to screen readers. */
function CopyItem({twin}: {twin: string}): ReactNode {
  const [result, setResult] = useState<CopyResult>();

  async function copy() {
    // Cleared first, so that a second "Copied" is announced as well.
    setResult(undefined);
    setResult(await copyPage(twin));
  }

  return (
    <>
      <button type="button" className={styles.item} onClick={() => void copy()}>
        Copy page
      </button>
      <p role="status" className={styles.status}>
        {result && MESSAGES[result]}
      </p>
    </>
  );
}
