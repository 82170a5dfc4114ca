import {find, page} from 'docusaurus-first-view/this-page';

/** Where a key alone is text. A field of a dialog that was just closed has the focus until the browser draws. */
const TEXT_FIELD =
  ':is(textarea,select,input:not([type=radio],[type=checkbox])):not(dialog:not([open]) *)';

/** Clicks the control that names the pressed keys in `aria-keyshortcuts`; a key alone is text in a field. */
export function handleKey(event: KeyboardEvent): void {
  const {key, code, target, ctrlKey, metaKey, altKey, shiftKey} = event;
  const held = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}`;
  if (altKey || (held ? shiftKey : Object(target).matches?.(TEXT_FIELD))) return;
  // Layouts without Latin letters: the key that has the letter on others.
  const name = held && key > '~' ? code.slice(3) : key.toUpperCase();
  const control = find(`[aria-keyshortcuts~="${CSS.escape(held + name)}"]`);
  if (control) {
    event.preventDefault();
    control.click();
  } else if (page.readyState === 'loading') {
    // The control may stand further down in what has not arrived.
    addEventListener('DOMContentLoaded', () => handleKey(event));
  }
}
