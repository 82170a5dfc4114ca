import {appendFileSync} from 'node:fs';

/** What the framework no longer has, and what a mechanism of ours did with it. */
export type Miss = {
  /** The file of ours to change. */
  readonly file: string;
  readonly name: string;
  /** What was expected, and what to do. */
  readonly sentence: string;
};

/** Where a rehearsal of another framework collects what is missed: one JSON line each. */
export const REHEARSAL_NOTES = 'REHEARSAL_NOTES';

/**
 * Ends the build, because the mechanism would do nothing and nobody would notice. A rehearsal (scripts/try-framework.ts)
 * notes it instead and goes on without the mechanism, so that one build finds all of them.
 */
export function missesUpstream(miss: Miss, notes = process.env[REHEARSAL_NOTES]): void {
  if (notes === undefined) throw new Error(miss.sentence);
  appendFileSync(notes, `${JSON.stringify(miss)}\n`);
}
