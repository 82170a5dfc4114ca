/*
 * What the script in the page keeps before it loads the page again (reload.ts), and what scripts of the site read after
 * that. Loading this file does nothing, so the script in the page gets no more of it than it calls.
 */

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
