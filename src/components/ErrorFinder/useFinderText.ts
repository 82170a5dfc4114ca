import {keptState} from 'docusaurus-first-view/kept-state';
import {LONGEST} from 'expo-iap-tools/finder/longest';
import {type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';

/** What was typed at an entry of the session's history; kept in memory, because a log is private. */
const typed = new Map<string, string>();

/** The text in the finder and the ways to change it. */
export type FinderText = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly read: () => void;
  readonly clear: () => void;
  /** Call it when the reader leaves the field. */
  readonly keep: () => void;
};

/** The entry of the session's history that is open, and the query of its address. */
type Place = {readonly key?: string | undefined; readonly search: string};

/**
 * Keeps the text of the finder: typed before scripts ran, restored by the browser, typed before the reader
 * went away and came back, or asked for by `?error=` in the address.
 */
export function useFinderText({key = '', search}: Place): FinderText {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const asked = new URLSearchParams(search).get('error') ?? '';
  const lastAsked = useRef<string>(null);

  const show = useCallback(
    (given: string) => {
      const value = given.slice(0, LONGEST);
      if (field.current && field.current.value !== value) field.current.value = value;
      typed.set(key, value);
      setText(value);
    },
    [key],
  );
  useEffect(() => {
    const {current} = field;
    current?.addEventListener('beforeinput', insertStart);
    return () => current?.removeEventListener('beforeinput', insertStart);
  }, []);
  useLayoutEffect(() => {
    const here = field.current?.value ?? '';
    const before = lastAsked.current;
    lastAsked.current = asked;
    if (before === null) show(here || (typed.get(key) ?? (typedAtEntry(field.current) || asked)));
    else show(asked !== before && asked !== '' ? asked : here);
  }, [key, asked, show]);

  return {
    field,
    text,
    read: () => show(field.current?.value ?? ''),
    clear: () => {
      show('');
      keepAtEntry(field.current);
      field.current?.focus();
    },
    keep: () => keepAtEntry(field.current),
  };
}

/** Takes the start of a long paste or drop: browsers prepare all of it before they cut it to the length of the field. */
function insertStart(event: InputEvent): void {
  const {data, target} = event;
  if (!data || data.length <= LONGEST || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.setRangeText(data.slice(0, LONGEST), target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * When the browser loads a new document, as after a deploy or on Retry, what the old one kept in memory is lost. What
 * was typed is therefore also kept in the history entry, which the browser forgets with the tab; src/inline/reload.ts
 * writes it too.
 */
export function keepAtEntry(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const typed = {[field.name]: field.value};
  window.history.replaceState(Object.assign({}, window.history.state, {typed}), '');
}

/** Returns what was typed into a field at this history entry. */
export function typedAtEntry(field: HTMLTextAreaElement | null): string {
  return (field && keptState().typed[field.name]) ?? '';
}
