import {comparePatchNumbers} from '../library/history/patchNumbers.ts';
import {knownPatches} from '../library/history/patches.ts';
import type {PatchRange} from '../library/history/ranges.ts';

/**
 * A date in the short form for a badge: the patch, or the patches that are possible according to the compared releases.
 */
export function dateWords(patch: string, range: PatchRange | undefined): string {
  if (range === undefined) return patch;
  const {after, upTo} = range;
  if (after === undefined) return `${upTo} or earlier`;
  const first = knownPatches.find((known) => comparePatchNumbers(known.patch, after) > 0);
  return first === undefined || first.patch === upTo ? upTo : `${first.patch}–${upTo}`;
}
