import {type ReactNode, useEffect, useId, useRef} from 'react';
import clsx from 'clsx';
import {shortcuts} from '../../site/shortcuts.ts';
import Keys from '../Keys/index.tsx';
import styles from './shortcutsDialog.module.css';

/** The list of shortcuts as a modal dialog: Escape closes it and the focus returns to where it was. */
export default function ShortcutsDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={clsx('dialog-frame', styles.dialog)}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          Keyboard shortcuts
        </h2>
        <dl className={styles.list}>
          {Object.values(shortcuts).map((shortcut) => (
            <div key={shortcut.effect}>
              <dt>{shortcut.effect}</dt>
              <dd>
                <Keys of={shortcut} />
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
