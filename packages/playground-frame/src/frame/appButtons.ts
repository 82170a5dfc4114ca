import {MOST_TEXT} from './outbox.ts';
import {placeOfApp} from './placeOfApp.ts';

/** The page does not read a longer list. */
const MOST_BUTTONS = 200;

/** The names of the buttons of the app that can be pressed. */
export function buttonNames(): string[] {
  return enabledButtons().slice(0, MOST_BUTTONS).map(nameOf);
}

/** Presses the first button whose name starts like this; false while there is none. */
export function pressButton(start: string): boolean {
  const button = enabledButtons().find((one) => nameOf(one).startsWith(start));
  button?.click();
  return button !== undefined;
}

function enabledButtons(): HTMLElement[] {
  const buttons = placeOfApp().querySelectorAll<HTMLElement>('[role=button], button');
  return [...buttons].filter((button) => button.getAttribute('aria-disabled') !== 'true');
}

function nameOf(button: HTMLElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').slice(0, MOST_TEXT);
}
