import {useEffect} from 'react';

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

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
