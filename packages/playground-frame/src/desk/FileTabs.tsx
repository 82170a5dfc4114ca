import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';

/** The ids of the tab of a file and of its panel. */
export type TabIds = (part: 'tab' | 'panel', name: string) => string;

type Props = {
  /** Returns ids that are different in each playground, because a page can have several with the same file. */
  readonly idOf: TabIds;
  readonly names: readonly string[];
  /** Files that differ from the sample of the page. */
  readonly changed: ReadonlySet<string>;
  readonly chosen: string;
  readonly choose: (name: string) => void;
  readonly takesFocus: boolean;
};

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** The files of a sample; arrow keys go from one to the next. */
export function FileTabs({idOf, names, changed, chosen, choose, takesFocus}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const focusTab = (index: number): void =>
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  // Whoever asked for the files goes on there.
  useEffect(() => {
    if (takesFocus) focusTab(0);
  }, [takesFocus]);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (names.indexOf(chosen) + step + names.length) % names.length;
    choose(names[index] ?? chosen);
    focusTab(index);
  };
  return (
    <div
      ref={list}
      className="play-tools"
      role="tablist"
      aria-label="Files of the sample"
      onKeyDown={move}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={idOf('tab', name)}
          className="play-control"
          aria-selected={name === chosen}
          aria-controls={idOf('panel', name)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => choose(name)}
        >
          {name}
          {changed.has(name) && ' (changed)'}
        </button>
      ))}
    </div>
  );
}
