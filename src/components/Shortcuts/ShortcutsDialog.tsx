import {useEffect, useId, useRef} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {shortcuts} from './shortcuts.ts';
import styles from './styles.module.css';

/** Whether the list shows, and what happens when it is closed. */
export type ShortcutsDialogProps = {readonly open: boolean; readonly onClose: () => void};

/** The list of shortcuts as a modal dialog: Escape closes it and the focus returns to where it was. */
export default function ShortcutsDialog({open, onClose}: ShortcutsDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  function closeOutside(event: MouseEvent): void {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={clsx('dialog-frame', styles.dialog)}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          Keyboard shortcuts
        </h2>
        <dl className={styles.list}>
          {shortcuts.map(({keys, effect}) => (
            <div key={effect}>
              <dt>{effect}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
