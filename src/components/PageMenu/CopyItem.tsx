import {type ReactNode, useState} from 'react';
import {type CopyResult, copyPage} from './copyPage.ts';
import styles from './styles.module.css';

const SAYINGS: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied',
  failed: 'Not copied. Open the Markdown and copy it there.',
};

/** Copies the Markdown of the page and says so, to eyes and to screen readers. */
export default function CopyItem({twin}: {twin: string}): ReactNode {
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
        {result && SAYINGS[result]}
      </p>
    </>
  );
}
