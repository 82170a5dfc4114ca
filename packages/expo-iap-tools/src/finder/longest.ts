/**
 * The most characters that the field takes and the finder reads: a log this long has the error, and browsers need seconds
 * to lay out a field with a hundred times as many.
 */
export const LONGEST = 20_000;
