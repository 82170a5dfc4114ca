import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {type CopyResult, copyCode} from './copyCode.ts';
import styles from './styles.module.css';

const SAYINGS: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied',
  selected: 'Selected, press Ctrl+C or ⌘C to copy',
};
const SHOWN_FOR = 2500;

/** Copies a block and says so, to eyes and to screen readers. */
export default function CopyButton({block}: {block: RefObject<HTMLElement | null>}): ReactNode {
  const [result, setResult] = useState<CopyResult>();

  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    if (block.current) setResult(await copyCode(block.current));
  }

  return (
    <span className={styles.copy}>
      <span role="status" className={styles.copyStatus}>
        {result && SAYINGS[result]}
      </span>
      <button type="button" className={styles.copyButton} onClick={() => void copy()}>
        Copy
      </button>
    </span>
  );
}
