/*
 * When scripts fail the page loads itself again, or the reader presses Retry. What was chosen in the page and asked of it
 * before is in the history entry, where src/inline/reload.ts has put it. It is given back before React takes over, which
 * then reads the fields as it reads those of a reader who was faster than the scripts.
 */
import {keptState, nameButton} from 'docusaurus-first-view/kept-state';

type Field = HTMLInputElement | HTMLSelectElement;

/** Chooses again what was chosen; texts longer than a line are back already. */
export function chooseAgain(typed: Readonly<Record<string, string>>): Record<string, string> {
  const left = new Map(Object.entries(typed));
  for (const field of document.querySelectorAll<Field>(
    'main :is(select,input:not([type=hidden]))[name]',
  )) {
    const value = left.get(field.name);
    if (value === undefined) continue;
    if (!/radio|checkbox/.test(field.type)) field.value = value;
    else if (field.value !== value) continue;
    // The browser may have switched it on again by itself.
    else if (!field.matches('[type=checkbox]:checked')) field.click();
    left.delete(field.name);
  }
  return Object.fromEntries(left);
}

/** Presses again what was pressed: the opener of a popover by its id, other buttons by their name. */
export function pressAgain(acts: readonly unknown[]): void {
  if (acts.length === 0) return;
  for (const button of document.querySelectorAll('button')) {
    const act = button.getAttribute('popovertarget') ?? nameButton(button);
    if (!acts.includes(act) || button.getAttribute('popovertargetaction') === 'hide') continue;
    // The reader was faster and opened it.
    if (button.popoverTargetElement?.matches(':is(:popover-open)')) continue;
    // What a button says is beside it, also where it is folded away.
    button.closest('details')?.setAttribute('open', '');
    button.click();
  }
}

if (typeof window !== 'undefined') {
  const {typed, acts, rest} = keptState();
  if (Object.keys(typed).length + acts.length > 0)
    window.history.replaceState({...rest, typed: chooseAgain(typed)}, '');
  // A reader who gave up and comes back later asks for nothing.
  const [visit] = performance.getEntriesByType('navigation');
  if (Object(visit).type === 'reload') pressAgain(acts);
}

/** Docusaurus expects a client module to have an export. */
export default undefined;
