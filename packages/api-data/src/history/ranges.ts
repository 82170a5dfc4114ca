import type {HistoryChange} from './changes.ts';
import {comparePatchNumbers} from './patchNumbers.ts';

/** What the releases that the site can compare show of a date: after the one, up to the other. */
export type PatchRange = {readonly after?: string; readonly upTo: string};

/** Between which compared releases something happened that only upstream's git history dates, or nothing. */
export function rangeOf(
  {patch, evidence}: Pick<HistoryChange, 'patch' | 'evidence'>,
  compared: readonly string[],
): PatchRange | undefined {
  if (evidence !== 'history' && evidence !== 'compared') return undefined;
  const after = compared.findLast((known) => comparePatchNumbers(known, patch) < 0);
  const upTo = compared.find((known) => comparePatchNumbers(known, patch) >= 0);
  if (upTo === undefined) return undefined;
  return after === undefined ? {upTo} : {after, upTo};
}

/** A range in words: "after 2.7.5, by 2.8.0". */
export function rangeWords({after, upTo}: PatchRange): string {
  return after === undefined ? `by ${upTo}` : `after ${after}, by ${upTo}`;
}
