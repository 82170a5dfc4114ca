import {keptState, nameButton} from '../client/sameAsStartup.ts';
import {open} from './earlyDialog.ts';
import {find, findAll} from './thisPage.ts';
import {waiting} from './waitingActs.ts';

/**
 * Loads the page again. Browsers forget what was typed, chosen, opened and asked for, so it travels in the history entry;
 * src/client/repeatActs.ts gives back what `restore` does not.
 */
export function keepAndReload(): void {
  const kept = keptState();
  const typed = {...kept.typed};
  for (const {name, value} of findAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(textarea,select,[type=search]),[data-chosen][name]:checked,:is(main,dialog[open]) [name=q]',
  ))
    typed[name] = value;
  // What was asked of the page before, when its scripts failed the first time, counts too.
  const acts = new Set(kept.acts);
  // Browsers that know no popovers find none in such a list.
  for (const element of [...findAll(':is(:popover-open)'), ...waiting])
    acts.add(element.id || nameButton(element));
  history.replaceState({...kept.rest, typed, acts: [...acts]}, '');
  location.reload();
}

/** Gives back what was typed when the page loaded itself again, also where its scripts fail a second time. */
export function restore(): void {
  const {
    typed: {q, ...typed},
    acts,
    rest,
  } = keptState();
  for (const field of findAll<HTMLInputElement>('textarea,main :is(select,[type=search])')) {
    const text = typed[field.name];
    // A text may be newer than what is kept; a choice that is still kept has not counted yet.
    if (text && !(field.value && field.matches('textarea'))) field.value = text;
  }
  if (q === undefined) return;
  const field = find<HTMLInputElement>('main [name=q]') ?? open();
  if (field) field.value = q;
  history.replaceState({...rest, acts, typed}, '');
}
