import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** How the reader gets the code: it is on the clipboard, or it is selected and one key press away. */
type CopyResult = 'copied' | 'selected';

const MESSAGES: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied',
  selected: 'Selected. Press Ctrl+C or ⌘C to copy',
};
const SHOWN_FOR = 2500;

/** Copies a block and confirms it on the screen and to screen readers. */
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
    <>
      <span role="status" className={styles.copyStatus}>
        {result && MESSAGES[result]}
      </span>
      <button type="button" className={styles.copyButton} onClick={() => void copy()}>
        Copy
      </button>
    </>
  );
}

/** Copies what a block shows and the imports it needs, without the lines that a change takes away. */
async function copyCode(block: HTMLElement): Promise<CopyResult> {
  try {
    // Missing on pages without https and in some web views, whatever the types say.
    await navigator.clipboard.writeText(codeText(block));
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(block);
    return 'selected';
  }
}

/**
 * The text of a block as it should appear in an editor: the lines that the reader sees, below the imports that they
 * need.
 */
function codeText(block: HTMLElement): string {
  const showsAll = block.parentElement?.querySelector('input')?.checked === true;
  const kept = `${showsAll ? '.hidden-lines, ' : ''}.line:not(.line--del)`;
  const lines = [...block.querySelectorAll(kept)]
    .map(({textContent}) => textContent ?? '')
    .join('')
    .replace(/\n$/, '');
  const {imports} = block.dataset;
  if (showsAll || imports === undefined) return lines;
  return `${imports}\n${lines.startsWith('import ') ? '' : '\n'}${lines}`;
}
