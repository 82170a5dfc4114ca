import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {followKept, keep, kept} from '../hooks/kept.ts';
import styles from './styles.module.css';

/** What is ticked is kept under this name, as ids with a space between them. */
const NAME = 'expo-iap-docs:ticks:launch';

/**
 * How many points of the lists on this page are done, and a way to begin again.
 *
 * The boxes work before this runs, so their state is in the DOM and React only adds to it.
 */
export default function Ticks({total}: {readonly total: string}): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(0);
  const show = () => setDone(showTicks(line.current));

  useLayoutEffect(() => {
    const lists = line.current?.parentElement;
    // A box may also be checked because the browser restored what it was, which can be older than what is kept.
    keepTicks(boxesBeside(line.current).filter(({dataset}) => 'chosen' in dataset));
    show();
    const change = ({target}: Event) => {
      keepTicks(boxesBeside(line.current).filter((box) => box === target));
      show();
    };
    lists?.addEventListener('change', change);
    const stop = followKept(NAME, show);
    return () => {
      stop();
      lists?.removeEventListener('change', change);
    };
  }, []);

  const clear = () => {
    keep(NAME, '');
    show();
  };
  return (
    <div ref={line} className={styles.ticks} data-pagefind-ignore="all">
      <p role="status">
        {done} of {total} done
      </p>
      <button
        type="button"
        className="button button--outline button--primary button--sm"
        onClick={clear}
      >
        Clear ticks
      </button>
    </div>
  );
}

function boxesBeside(line: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(line?.parentElement?.querySelectorAll<HTMLInputElement>('.tick > input') ?? [])];
}

function keptIds(): Set<string> {
  return new Set(kept(NAME)?.split(' '));
}

function keepTicks(changed: readonly HTMLInputElement[]): void {
  if (changed.length === 0) return;
  const ids = keptIds();
  for (const {checked, value} of changed) {
    if (checked) ids.add(value);
    else ids.delete(value);
  }
  keep(NAME, [...ids].join(' '));
}

/** Shows what is kept; returns how many boxes are checked. */
function showTicks(line: HTMLElement | null): number {
  const ids = keptIds();
  const boxes = boxesBeside(line);
  for (const box of boxes) box.checked = ids.has(box.value);
  return boxes.filter(({checked}) => checked).length;
}
