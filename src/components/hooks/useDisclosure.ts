import type {RefObject} from 'react';
import {useEffect, useRef} from 'react';

/** Adds to a `<details>` what the element lacks: Escape, closing from outside, following the active item. */
export function useDisclosure(options: {
  floats: boolean;
  startsOpen: boolean;
}): RefObject<HTMLDetailsElement | null> {
  const {floats, startsOpen} = options;
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (startsOpen) ref.current?.setAttribute('open', '');
  }, [startsOpen]);

  useEffect(() => {
    const details = ref.current;
    if (!details || !floats) return undefined;
    const close = () => details.removeAttribute('open');
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const closeOnChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    details.addEventListener('keydown', closeOnEscape);
    details.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      details.removeEventListener('keydown', closeOnEscape);
      details.removeEventListener('click', closeOnChoice);
    };
  }, [floats]);

  return ref;
}
