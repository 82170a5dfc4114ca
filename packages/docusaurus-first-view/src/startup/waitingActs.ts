import {find, findAll, isAlive, isLost, leave, page} from './thisPage.ts';

/** Buttons that were pressed before React handled events. */
export const waiting = new Set<HTMLElement>();

/**
 * Presses the buttons as soon as React handles events. If scripts fail, they wait for Retry, and the notice that says
 * so moves to where it can be reached.
 */
export function settle(): void {
  if (isLost())
    (find(':is(dialog[open],:popover-open)') ?? page.body).append(...findAll('.load-notice'));
  else if (!isAlive()) return;
  // Firefox does not bring a page back whole that listens to this.
  removeEventListener('beforeunload', leave);
  for (const button of waiting) {
    button.removeAttribute('aria-busy');
    if (isLost()) continue;
    waiting.delete(button);
    button.click();
  }
}
