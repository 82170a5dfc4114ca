import {comparePatchNumbers} from '../library/history/patchNumbers.ts';
import {knownPatches} from '../library/history/patches.ts';
import type {PatchRange} from '../library/history/ranges.ts';

/** A date as a badge has room for it: the patch, or those that the compared releases leave open. */
export function dateWords(patch: string, range: PatchRange | undefined): string {
  if (range === undefined) return patch;
  const {after, upTo} = range;
  if (after === undefined) return `${upTo} or earlier`;
  const first = knownPatches.find((known) => comparePatchNumbers(known.patch, after) > 0);
  return first === undefined || first.patch === upTo ? upTo : `${first.patch}–${upTo}`;
}
