import {type RefObject, useCallback, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {keepAtEntry, typedAtEntry} from './typedAtEntry.ts';

/** What was typed at an entry of the session's history; in memory, because a log is nobody else's business. */
const typed = new Map<string, string>();

/** The text in the finder and the ways to change it. */
export type FinderText = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly read: () => void;
  readonly clear: () => void;
  /** To be called when the reader leaves the field. */
  readonly keep: () => void;
};

/**
 * Keeps the text of the finder: typed before scripts ran, restored by the browser, typed before the reader
 * went away and came back, or asked for by `?error=` in the address.
 */
export function useFinderText(): FinderText {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const {key = '', search} = useLocation();
  const asked = new URLSearchParams(search).get('error') ?? '';
  const lastAsked = useRef<string>(null);

  const show = useCallback(
    (value: string) => {
      if (field.current && field.current.value !== value) field.current.value = value;
      typed.set(key, value);
      setText(value);
    },
    [key],
  );
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
