import {estimateBelow, FIRST_BLOCKS} from './firstBlocks.ts';
import {find, navigation, page, whenIdle} from './thisPage.ts';

let shown = FIRST_BLOCKS;
let sheet: CSSStyleSheet | undefined;

/**
 * Lets the browser paint the top of the page before it lays out the rest. Not for readers who come to a heading, to words
 * or back: estimated heights would lead to another place. Words of an address are seen only here, in Chromium's entry.
 */
export function paintTopFirst(): void {
  const {activationStart, name, type} = navigation;
  if (activationStart === undefined || type !== 'navigate' || /#/.test(name)) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(estimateBelow(shown));
  page.adoptedStyleSheets.push(sheet);
}

/** Has the rest laid out bit by bit while the browser is idle, so that no single step keeps a reader waiting. */
export function layOutRest(): void {
  if (!sheet || sheet.disabled) return;
  shown += FIRST_BLOCKS;
  sheet.replaceSync(estimateBelow(shown));
  if (find(`.markdown>:nth-child(n+${shown + 1})`)) whenIdle(layOutRest);
  else layOutAll();
}

/** Has all laid out at once: a reader who acts may go anywhere, and estimated heights would lead to another place. */
export function layOutAll(): void {
  if (sheet) sheet.disabled = true;
}
