import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {comparedPatches} from 'expo-iap-api-data/releaseLines';
import {comparedSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import type {LifetimeDate, NameLifetime} from '../lifetimes/nameLifetime.ts';
import {nameLifetimes} from '../lifetimes/nameLifetimes.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {packedData} from './packed.ts';

/** The life of every name; the build of the site works it out once, because that takes longer than an answer may. */
export const LIFETIMES = 'lifetimes.json';

/** Works out the life of every name. */
export const makeLifetimes = (): readonly NameLifetime[] =>
  nameLifetimes(comparedSurfaces(), upgradeFacts);

/** The life of every name over all releases. */
export const loadLifetimes = packedData(LIFETIMES, makeLifetimes);

/**
 * Whether a name exists in a release: its own types say it, or for one without types here the history. Where no source dates
 * a change, it counts from the release that shows it.
 */
export function existsIn({seen, since, gone}: NameLifetime, patch: string): boolean {
  if (comparedPatches.some((compared) => compared.patch === patch)) return seen.includes(patch);
  const [first] = seen;
  // Types can have a member before they can be imported: then the date is not the one of the member.
  const start = since && first && comparePatchNumbers(first, lastOf(since)) < 0 ? undefined : since;
  const isStarted = start === undefined || comparePatchNumbers(lastOf(start), patch) <= 0;
  return isStarted && (gone === undefined || comparePatchNumbers(lastOf(gone), patch) > 0);
}

/** What a name that a release lacks is called there, or what took its place, the first that happened first. */
export function kinIn({name, changes}: NameLifetime, patch: string): readonly string[] {
  const kin = changes.flatMap((change) => [change.name, change.from, change.replacement]);
  const lifetimes = loadLifetimes();
  return [...new Set(kin)].flatMap((other) => {
    const life = other === name ? undefined : lifetimes.find((each) => each.name === other);
    return life && existsIn(life, patch) ? [life.name] : [];
  });
}

function lastOf(date: LifetimeDate): string {
  return 'patch' in date ? date.patch : date.upTo;
}
