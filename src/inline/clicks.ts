import {find, isAlive, isLost, mark, root} from 'docusaurus-first-view/this-page';
import {waiting} from 'docusaurus-first-view/waiting-acts';
import {open} from './earlyDialog.ts';
import {reload} from './reload.ts';
import {keep, VERSION} from './stored.ts';

function switchColor(): void {
  const mode = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  mark('theme', mode);
  mark('theme-choice', mode);
  keep('theme', mode);
}

/** The element on which the pointer was pressed. */
let pressed: EventTarget | null;

/** Notes where a click begins. */
export function handlePress({target}: Event): void {
  pressed = target;
}

/** Handles the clicks that do not need React; the others wait for it. */
export function handleClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  if (!(target instanceof Element)) return;
  const around = (selector: string) => target.closest<HTMLElement>(selector);
  if (around('[data-opens]') && !ctrlKey && !metaKey && !shiftKey && open()) event.preventDefault();
  // Outside of an open dialog, the dialog itself is clicked; a text that was selected too far was pressed inside.
  if (target.matches('[data-closes]') || (target === pressed && target.matches('dialog')))
    return target.closest('dialog')?.close();
  if (around('[data-reload]')) return reload();
  // The contents of a page cover what their link leads to.
  if (around('[popover] a')) around('[popover]')?.hidePopover?.();
  if (isAlive()) return;
  if (around('[data-color-switch]')) return switchColor();
  // Told apart from what a browser checks by itself when it restores a page.
  around('input')?.setAttribute('data-chosen', '');
  const version = around('[data-version]')?.dataset['version'];
  if (version) keep(VERSION, version);
  const button = around('[type=button]');
  if (!button) return;
  const list = button.getAttribute('popovertarget');
  if (list && 'popover' in root) {
    // Browsers open it by themselves, but not what has not arrived yet.
    const found = () => find(`#${list}`);
    if (!found()) addEventListener('DOMContentLoaded', () => found()?.showPopover());
    return;
  }
  waiting.add(button);
  // What is pressed after scripts have failed waits for Retry.
  if (!isLost()) button.setAttribute('aria-busy', 'true');
}
