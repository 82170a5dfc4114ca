/** How the reader gets the code: it is on the clipboard, or it is selected and one key press away. */
export type CopyResult = 'copied' | 'selected';

/** Copies what a block shows, without the lines that a change takes away. */
export async function copyCode(block: HTMLElement): Promise<CopyResult> {
  try {
    // Missing on pages without https and in some web views, whatever the types say.
    await navigator.clipboard.writeText(codeText(block));
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(block);
    return 'selected';
  }
}

/** The text of a block as it should land in an editor. */
export function codeText(block: HTMLElement): string {
  const kept = [...block.querySelectorAll('.line:not(.line--del)')];
  return kept
    .map(({textContent}) => textContent ?? '')
    .join('')
    .replace(/\n$/, '');
}
