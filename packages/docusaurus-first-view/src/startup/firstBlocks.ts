/** Blocks of a text that fill the window of a large screen, and more: the browser must not take any of them back. */
export const FIRST_BLOCKS = 14;

/**
 * Returns the rule that keeps the browser from laying out the blocks of a text behind the first ones, unless they are
 * near the window. Their heights are estimated, so it must not last; paper gets all of them at once.
 */
export const estimateBelow = (first: number): string =>
  `@media screen{.markdown>:nth-child(n+${first + 1}){content-visibility:auto;contain-intrinsic-size:auto 20rem}}`;
