import {useEffect} from 'react';

/** Calls back when the reader presses the keys of a shortcut; both functions must stay the same between renders. */
export function useShortcut(
  isPressed: (event: KeyboardEvent) => boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isPressed(event)) return;
      event.preventDefault();
      onPress();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPressed, onPress]);
}

/** Says whether keys that are pressed here are text, and no shortcuts. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
