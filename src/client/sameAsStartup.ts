/*
 * What the script in the page (src/inline/startup.ts) and the scripts after it must judge alike. Loading this file does
 * nothing, so the script in the page gets no more of it than it calls.
 */

/** Says whether the reader asked to save data or the connection is slow. If so, nothing is prefetched. */
export function isSavingData(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || /2g/.test(String(effectiveType));
}

/**
 * Identifies a button by its text and its position among buttons with the same text, so that it is found again after a
 * reload.
 */
export function nameButton(button: HTMLElement): string {
  const {textContent} = button;
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  return `${textContent}${buttons.filter((each) => each.textContent === textContent).indexOf(button)}`;
}

/** What a page puts into its history entry before it loads itself again. */
type Kept = {
  readonly typed: Readonly<Record<string, string>>;
  readonly acts: readonly unknown[];
  /** What others keep there, such as the router. */
  readonly rest: object;
};

/** Reads what was kept. An entry outlives a deploy, and any script can write to it: what has another type is missing. */
export function keptState(): Kept {
  const {typed, acts, ...rest} = Object(history.state);
  const texts = Object.entries<unknown>(Object(typed)).filter(isText);
  return {typed: Object.fromEntries(texts), acts: Array.isArray(acts) ? acts : [], rest};
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** Blocks of a text that fill the window of a large screen, and more: the browser must not take any of them back. */
export const FIRST_BLOCKS = 14;

/**
 * Returns the rule that keeps the browser from laying out the blocks of a text behind the first ones, unless they are
 * near the window. Their heights are estimated, so it must not last; paper gets all of them at once.
 */
export const estimateBelow = (first: number): string =>
  `@media screen{.markdown>:nth-child(n+${first + 1}){content-visibility:auto;contain-intrinsic-size:auto 20rem}}`;
