import {useCallback, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import type {ShortcutsDialogProps} from './ShortcutsDialog.tsx';
import styles from './button.module.css';
import {useShortcutsKey} from './useShortcutsKey.ts';

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
  useShortcutsKey(open);

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
