import {useEffect} from 'react';
import {isField} from './isField.ts';

/** Calls back when the reader presses `/` outside of a field, or Ctrl K or ⌘ K anywhere. */
export function useSearchKeys(onOpen: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onOpen();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
}

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target);
}
