import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import {useModal} from '../hooks/useModal.ts';
import styles from './shortcutsDialog.module.css';

/** Every shortcut of the site: keys that do the same, and what they do. */
const shortcuts = [
  {keys: ['/', 'Ctrl K', '⌘ K'], effect: 'Search'},
  {keys: ['↑', '↓'], effect: 'Choose among the results of a search'},
  {keys: ['Enter'], effect: 'Open the chosen result'},
  {keys: ['Escape'], effect: 'Close the search, the menu or this list'},
  {keys: ['?'], effect: 'Show this list'},
];

/** Whether the list shows, and what happens when it is closed. */
export type ShortcutsDialogProps = {readonly open: boolean; readonly onClose: () => void};

/** The list of shortcuts as a modal dialog: Escape closes it and the focus returns to where it was. */
export default function ShortcutsDialog({open, onClose}: ShortcutsDialogProps): ReactNode {
  const {dialog, close, closeOutside} = useModal(open);
  const id = useId();

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
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
    </dialog>
  );
}
