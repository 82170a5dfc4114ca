/** SQLite cuts a text at its first NUL, and Postgres refuses it; half of a surrogate pair becomes a question mark in both. */
const BROKEN = /\0|\p{Surrogate}/u;

/** Refuses a text that a database would change: two of them could become one, and with them two purchases. */
export function checkText(value: unknown): void {
  if (typeof value === 'string' && BROKEN.test(value))
    throw new TypeError(
      'A text with a NUL or with half a surrogate pair cannot be stored: refuse it where it comes in.',
    );
}
