import {type ReactNode, useState} from 'react';
import {ariaKeys, shortcuts} from '../../site/shortcuts.ts';
import styles from './shortcuts.module.css';
import ShortcutsDialog from './ShortcutsDialog.tsx';

/** A button without a frame for the list of keyboard shortcuts; src/inline/keys.ts clicks it at its key. */
export default function Shortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(shortcuts.list)}
        onClick={() => setOpen(true)}
      >
        Keyboard shortcuts
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
