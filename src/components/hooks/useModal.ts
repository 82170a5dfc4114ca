import {type MouseEvent, type RefObject, useEffect, useRef} from 'react';

/** A `<dialog>` that covers the page, and the ways to close it besides Escape. */
export type Modal = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
  /** Closes the dialog after a click outside of it; the dialog itself is then the target. */
  readonly closeOutside: (event: MouseEvent) => void;
};

/** Opens a dialog as a modal one: the focus stays in it and returns to where it was. */
export function useModal(open: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => dialog.current?.close();
  return {
    dialog,
    close,
    closeOutside: ({target}) => {
      if (target === dialog.current) close();
    },
  };
}
