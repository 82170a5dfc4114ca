import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** How the reader gets the code: it is on the clipboard, all of it or in part, or it is selected and one key press away. */
type CopyResult = 'copied' | 'partly' | 'selected';

const MESSAGES: Readonly<Record<CopyResult, string>> = {
  copied: 'Copied',
  partly: 'Copied without the hidden lines. Show them to copy them too',
  selected: 'Selected. Press Ctrl+C or ⌘C to copy',
};
const SHOWN_FOR = 5_000;

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
      <span role="status">{result && MESSAGES[result]}</span>
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
    const {text, isPart} = codeText(block);
    await navigator.clipboard.writeText(text);
    return isPart ? 'partly' : 'copied';
  } catch {
    getSelection()?.selectAllChildren(block);
    return 'selected';
  }
}

/**
 * The text of a block as it should appear in an editor: the lines that the reader sees, below the imports that they
 * need. It is a part when the reader does not see what else the sample declares.
 */
function codeText(block: HTMLElement): {readonly text: string; readonly isPart: boolean} {
  const showsAll = block.parentElement?.querySelector('input')?.checked === true;
  const kept = `${showsAll ? '.hidden-lines, ' : ''}.line:not(.line--del)`;
  const lines = [...block.querySelectorAll(kept)]
    .map(({textContent}) => textContent ?? '')
    .join('')
    .replace(/\n$/, '');
  const hidden = block.querySelector('.hidden-lines')?.textContent ?? '';
  const isPart = !showsAll && /\S/.test(hidden.replace(/^import [^;]*;$/gm, ''));
  const {imports} = block.dataset;
  if (showsAll || imports === undefined) return {text: lines, isPart};
  return {text: `${imports}\n${lines.startsWith('import ') ? '' : '\n'}${lines}`, isPart};
}
