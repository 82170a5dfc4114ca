import {type RefObject, useLayoutEffect} from 'react';

/** Id by which src/inline/earlyDialog.ts opens the dialog of the search. */
export const SEARCH_DIALOG = 'site-search';

/** The dialog that the page had before scripts ran, until React's first dialog replaces it. */
let early = typeof document === 'undefined' ? null : document.getElementById(SEARCH_DIALOG);

/** Continues a search that was opened before scripts ran; `onOpen` gets what was typed into it. */
export function useEarlyDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onOpen: (typed: string) => void,
): void {
  useLayoutEffect(() => {
    const before = early;
    early = null;
    if (!(before instanceof HTMLDialogElement) || !before.open) return;
    // Where React draws a page without comparing, as a missing one, the dialog is another.
    if (before !== dialog.current) dialog.current?.showModal();
    onOpen(before.querySelector<HTMLInputElement>('input[name=q]')?.value ?? '');
  }, [dialog, onOpen]);
}
