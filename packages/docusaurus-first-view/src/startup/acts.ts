/*
 * What a page does with its reader's acts before React handles events, if the site says nothing else: clicks on controls
 * wait and are repeated, everything else is the browser's. A site passes a module with the same exports as `acts`.
 */
import {keptState} from './keptState.ts';
import {keepAndReload, restoreTyped} from './reload.ts';
import {isAlive, isLost} from './thisPage.ts';
import {waiting} from './waitingActs.ts';

const TYPED = 'textarea,select,[type=search]';

const around = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element && !isAlive() ? target.closest<HTMLElement>(selector) : null;

function wait(control: HTMLElement): void {
  waiting.add(control);
  // What is pressed after scripts have failed gets no answer.
  if (!isLost()) control.setAttribute('aria-busy', 'true');
}

/**
 * Called where the pointer is pressed. The theme disables buttons that need React, and of a click on those a page learns
 * no more than that the pointer goes down and up.
 */
export function handlePress({target}: PointerEvent): void {
  const control = around(target, 'button:disabled');
  if (!control) return;
  const release = (event: PointerEvent): void => {
    if (around(event.target, 'button:disabled') === control) wait(control);
  };
  addEventListener('pointerup', release, {capture: true, once: true});
}

/** Called for every click, before and after React handles events. */
export function handleClick(event: MouseEvent): void {
  const control = around(event.target, 'button,[role=button],[role=tab]');
  if (!control) return;
  // A link that looks like a button would change the address.
  event.preventDefault();
  wait(control);
}

/** Called for every key, before and after React handles events. */
export function handleKey(): void {}

/** Called when the page is asked to load itself again, by the event `keep-and-reload` of the document. */
export function reload(): void {
  keepAndReload(TYPED);
}

/** Called when the document is complete: gives back what was typed before the page loaded itself again. */
export function restore(): void {
  restoreTyped(TYPED, keptState().typed);
}
