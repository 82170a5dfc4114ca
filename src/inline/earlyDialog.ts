import {find} from 'docusaurus-first-view/this-page';
import {settle} from 'docusaurus-first-view/waiting-acts';

/** Opens the search, which is part of the page, and returns its field with all text selected. */
export function open(): HTMLInputElement | null {
  const dialog = find<HTMLDialogElement>('#site-search');
  if (dialog?.open === false) dialog.showModal();
  const field = find<HTMLInputElement>('#site-search [name=q]');
  field?.select();
  settle();
  return field;
}
