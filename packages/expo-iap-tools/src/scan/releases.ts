import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import type {Release} from './library/release.ts';

/** The releases whose declarations are used for two patches. */
export type ReleasePair = {
  readonly from: Release;
  readonly to: Release;
  /** Both are the patches themselves, so a difference between them is certain without an entry of the plan. */
  readonly isExact: boolean;
  /** The newer one is the patch itself. */
  readonly isEnd: boolean;
};

/** Chooses the documented releases that come closest: the last one up to `from`, the first one from `to` on. */
export function chooseReleases(
  releases: readonly Release[],
  from: string,
  to: string,
): ReleasePair | undefined {
  const sorted = releases.toSorted((a, b) => comparePatchNumbers(a.patch, b.patch));
  const older = sorted.findLast(({patch}) => comparePatchNumbers(patch, from) <= 0) ?? sorted[0];
  const newer = sorted.find(({patch}) => comparePatchNumbers(patch, to) >= 0) ?? sorted.at(-1);
  if (!older || !newer) return undefined;
  const isEnd = newer.patch === to;
  return {from: older, to: newer, isExact: isEnd && older.patch === from, isEnd};
}
