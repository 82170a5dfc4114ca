import {type RefObject, useLayoutEffect} from 'react';
import {followChoice, shareChoice, sharedChoice} from './choice.ts';

/**
 * Keeps the radio buttons of a group in step with the choice of its kind.
 *
 * The buttons work before this runs, so their state is in the DOM and React only adds to it.
 */
export function useSharedChoice(kind: string, group: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const buttons = readButtons(group.current);
    // A button may also be checked because the browser restored what an earlier visit left, which the address overrules.
    const chosenBeforeScripts = buttons.find(
      ({checked, dataset}) => checked && 'chosen' in dataset,
    );
    const show = () => check(buttons, sharedChoice(kind));
    const reveal = () => {
      const hidden = hiddenTarget(buttons, group.current);
      if (!hidden) return;
      check(buttons, hidden.tab);
      hidden.target.scrollIntoView();
    };
    if (chosenBeforeScripts) shareChoice(kind, chosenBeforeScripts.value);
    show();
    reveal();
    const share = ({target}: Event) => {
      const button = buttons.find((candidate) => candidate === target);
      if (button) shareChoice(kind, button.value);
    };
    addEventListener('hashchange', reveal);
    // React misses a change when a button was unchecked without it, as check() does.
    const element = group.current;
    element?.addEventListener('change', share);
    const stop = followChoice(kind, show);
    return () => {
      stop();
      element?.removeEventListener('change', share);
      removeEventListener('hashchange', reveal);
    };
  }, [kind, group]);
}

function check(buttons: readonly HTMLInputElement[], tab: string | undefined): void {
  const wanted = buttons.find(({value}) => value === tab);
  if (wanted) wanted.checked = true;
}

function readButtons(group: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(group?.children ?? [])].filter((child) => child instanceof HTMLInputElement);
}

/** Finds the target of the address when it is hidden in a tab that is not selected. */
function hiddenTarget(
  buttons: readonly HTMLInputElement[],
  group: HTMLElement | null,
): {readonly target: Element; readonly tab: string} | undefined {
  const chosen = buttons.find(({checked}) => checked)?.value;
  for (const panel of group?.children ?? []) {
    const tab = panel instanceof HTMLElement ? panel.dataset['of'] : undefined;
    const target = [...panel.querySelectorAll('[id]')].find(isAddressed);
    if (target && tab !== undefined && tab !== chosen) return {target, tab};
  }
  return undefined;
}

function isAddressed({id}: Element): boolean {
  return `#${encodeURIComponent(id)}` === location.hash || `#${id}` === location.hash;
}
