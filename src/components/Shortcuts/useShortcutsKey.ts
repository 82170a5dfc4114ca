import {useEffect} from 'react';
import {isField} from '../Search/isField.ts';

/** Calls back when the reader presses `?` outside of fields and of other dialogs. */
export function useShortcutsKey(onOpen: () => void): void {
  useEffect(() => {
    function onKeyDown({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): void {
      if (key !== '?' || ctrlKey || metaKey || altKey || isField(target)) return;
      if (document.querySelector('dialog[open]') === null) onOpen();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
}
