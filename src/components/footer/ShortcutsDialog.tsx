import clsx from 'clsx';
import {Fragment, type ReactNode, useEffect, useId, useRef} from 'react';
import {keyLabel, type Shortcut, shortcuts} from '../../site/shortcuts.ts';
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

/** The keys of a shortcut, one beside the other. */
export function Keys({of: {keys}}: {readonly of: Shortcut}): ReactNode {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <kbd>{keyLabel(key)}</kbd>
    </Fragment>
  ));
}
