import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {documentedBy} from 'expo-iap-api-data/upgrade/nameFacts';
import type {PlanEntry} from '../plan/plan.ts';

/** Addresses of the reference by docs version and by name. */
export type ReferenceAddresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The address at which the docs version of the newer patch explains what an entry leads to, or else what it was. A name
 * that was added after this version was written is explained in a later one.
 */
export function referenceOf(
  {now, name, recordedAs, deprecated}: PlanEntry,
  {to, reference}: {readonly to: string; readonly reference: ReferenceAddresses},
): string | undefined {
  const versions = Object.keys(reference)
    .filter((version) => comparePatchNumbers(version, lineOf(to)) >= 0)
    .toSorted(comparePatchNumbers);
  const names = explaining([now ?? deprecated?.replacement ?? name, name, recordedAs]);
  for (const version of versions) {
    const found = names.find((each) => reference[version]?.[each] !== undefined);
    if (found !== undefined) return reference[version]?.[found];
  }
  return undefined;
}

/** The names that can explain some names, the best first. A member is explained with its type. */
export function explaining(paths: readonly string[]): readonly string[] {
  return paths
    .flatMap((path) => [path, path.split('.')[0] ?? path])
    .flatMap((path) => [path, ...(documentedBy[path] ?? [])]);
}
