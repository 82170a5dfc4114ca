import {type ReactNode, useState} from 'react';
import {ariaKeys, shortcuts} from '../../site/shortcuts.ts';
import ShortcutsDialog from './ShortcutsDialog.tsx';
import styles from './shortcuts.module.css';

/** A quiet button for the list of keyboard shortcuts; its key is heard by src/inline/startup.ts, which clicks it. */
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
