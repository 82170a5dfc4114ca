import {useCallback, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {ShortcutsDialogProps} from './ShortcutsDialog.tsx';
import {isField, useShortcut} from '../hooks/useShortcut.ts';
import styles from './shortcuts.module.css';

/** A quiet button, and the key `?`, for the list of keyboard shortcuts; the list is loaded on first use. */
export default function Shortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();

  const open = useCallback(() => {
    setOpen(true);
    import('./ShortcutsDialog.tsx').then(
      (module) => setDialog(() => module.default),
      () => setOpen(false),
    );
  }, []);
  useShortcut(asksForList, open);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={open}
      >
        Keyboard shortcuts
      </button>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** `?` is left to fields, and to a dialog that is open. */
function asksForList({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey || isField(target)) return false;
  return document.querySelector('dialog[open]') === null;
}
