import {keptState} from 'docusaurus-first-view/kept-state';
import {keepAndReload, restoreTyped} from 'docusaurus-first-view/reload';
import {find} from 'docusaurus-first-view/this-page';
import {open} from './earlyDialog.ts';

/** Loads the page again; src/client/repeatActs.ts gives back what `restore` does not. */
export function reload(): void {
  keepAndReload(
    'main :is(textarea,select,[type=search]),[data-chosen][name]:checked,:is(main,dialog[open]) [name=q]',
  );
}

/** Gives back what was typed when the page loaded itself again, also into the search that covers the page. */
export function restore(): void {
  const {
    typed: {q, ...typed},
    acts,
    rest,
  } = keptState();
  restoreTyped('textarea,main :is(select,[type=search])', typed);
  if (q === undefined) return;
  const field = find<HTMLInputElement>('main [name=q]') ?? open();
  if (field) field.value = q;
  history.replaceState({...rest, acts, typed}, '');
}
