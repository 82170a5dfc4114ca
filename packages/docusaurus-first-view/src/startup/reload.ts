import {keptState, nameButton} from './keptState.ts';
import {findAll} from './thisPage.ts';
import {waiting} from './waitingActs.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Loads the page again. Browsers forget what was typed, chosen, opened and asked for, so it travels in the history entry:
 * the values of the fields that the selector finds, by their names.
 */
export function keepAndReload(fields: string): void {
  keep(fields);
  // On a slow network the reader goes on typing here until the new document comes.
  addEventListener('input', () => keep(fields));
  location.reload();
}

function keep(fields: string): void {
  const kept = keptState();
  const typed = {...kept.typed};
  for (const {name, value} of findAll<Field>(fields)) typed[name] = value;
  // What was asked of the page before, when its scripts failed the first time, counts too.
  const acts = new Set(kept.acts);
  // Browsers that know no popovers find none in such a list.
  for (const element of [...findAll(':is(:popover-open)'), ...waiting])
    acts.add(element.id || nameButton(element));
  history.replaceState({...kept.rest, typed, acts: [...acts]}, '');
}

/** Gives back what was typed when the page loaded itself again, also where its scripts fail a second time. */
export function restoreTyped(fields: string, typed: Readonly<Record<string, string>>): void {
  for (const field of findAll<Field>(fields)) {
    const text = typed[field.name];
    // A text may be newer than what is kept; a choice that is still kept has not counted yet.
    if (text && !(field.value && field.matches('textarea'))) field.value = text;
  }
}
