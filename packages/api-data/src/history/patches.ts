import * as v from 'valibot';
import {comparePatchNumbers, lineOf} from './patchNumbers.ts';

/** A release of the library, with the day on which it appeared. */
export const knownPatch = v.pipe(
  v.object({
    patch: v.string(),
    /** Day of the release in the form `2025-09-05`. */
    date: v.string(),
    /** `changelog`: upstream's change list names the day; `commit`: the day of the release commit, Korean time. */
    dateFrom: v.picklist(['changelog', 'commit']),
  }),
  v.readonly(),
);

/** A release of the library. */
export type KnownPatch = v.InferOutput<typeof knownPatch>;

const commit = (patch: string, date: string): KnownPatch => ({patch, date, dateFrom: 'commit'});
const listed = (patch: string, date: string): KnownPatch => ({patch, date, dateFrom: 'changelog'});

/** Every release of the lines that the site documents, oldest first. */
export const knownPatches: readonly KnownPatch[] = [
  commit('2.6.0', '2025-07-21'),
  commit('2.6.1', '2025-07-22'),
  commit('2.6.2', '2025-07-22'),
  commit('2.6.3', '2025-07-22'),
  commit('2.7.0', '2025-07-22'),
  commit('2.7.1', '2025-07-22'),
  commit('2.7.2', '2025-07-23'),
  commit('2.7.3', '2025-07-24'),
  commit('2.7.4', '2025-07-24'),
  commit('2.7.5', '2025-07-25'),
  commit('2.7.6', '2025-08-01'),
  commit('2.7.7', '2025-08-02'),
  commit('2.7.8', '2025-08-06'),
  commit('2.7.9', '2025-08-07'),
  commit('2.7.10', '2025-08-12'),
  commit('2.7.11', '2025-08-15'),
  commit('2.7.12', '2025-08-18'),
  commit('2.7.13', '2025-08-18'),
  commit('2.7.14', '2025-08-18'),
  listed('2.8.0', '2025-08-18'),
  listed('2.8.1', '2025-08-19'),
  listed('2.8.2', '2025-08-26'),
  listed('2.8.3', '2025-08-27'),
  listed('2.8.4', '2025-08-31'),
  listed('2.8.5', '2025-09-03'),
  // The change list gives no day for 2.8.6.
  commit('2.8.6', '2025-09-03'),
  listed('2.8.7', '2025-09-03'),
  listed('2.8.8', '2025-09-05'),
];

/** The releases of one line, oldest first. */
export function patchesOf(line: string): readonly KnownPatch[] {
  return knownPatches.filter(({patch}) => lineOf(patch) === line);
}

/** Fails unless a page about `current` may say "since `patch`": every release up to that one counts, of earlier lines too. */
export function requireRelease(patch: string, current: string): void {
  if (!knownPatches.some((known) => known.patch === patch)) {
    throw new Error(
      `expo-iap ${patch} is not a known release. Correct it, or add it to packages/api-data/src/history/patches.ts.`,
    );
  }
  if (comparePatchNumbers(patch, current) > 0) {
    throw new Error(
      `expo-iap ${patch} is later than ${current}, which this version describes. Name a release up to ${current}.`,
    );
  }
}
