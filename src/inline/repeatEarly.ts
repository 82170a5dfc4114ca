import {handleClick} from './clicks.ts';
import {handleKey} from './keys.ts';
import {start} from './laterFiles.ts';
import {find} from './thisPage.ts';

/** Handles what the head noted (src/inline/earlyActs.ts) as if it came now, and ends the noting. */
export function repeatEarly(): void {
  const {acts, note} = window.earlyActs;
  for (const type of ['click', 'keydown'] as const) removeEventListener(type, note, true);
  for (const act of acts) {
    start();
    const field = find<HTMLInputElement>('dialog[open] [name=q]');
    if (!('key' in act)) handleClick(act);
    // Kept from the browser: with the search open, it would have gone into the field.
    else if (field && act.defaultPrevented && !act.ctrlKey && !act.metaKey) type(field, act.key);
    else handleKey(act);
  }
}

/** Does with a key what the browser does with it in the field of the search. */
function type(field: HTMLInputElement, key: string): void {
  if (key === 'Enter') field.form?.submit();
  else if (key === 'Escape') field.closest('dialog')?.close();
  else if (key === 'Backspace') field.value = field.value.slice(0, -1);
  else if (key.length === 1) field.value += key;
}
